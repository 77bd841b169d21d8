import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../../providers/language.ts';
import { useMay } from '../permissions.ts';
import { useCrudPages } from '../useCrudPath.ts';
import { useRoom } from '../useRoom.ts';

/** The one primary button of a list; absent when the role may not create, or a new row would belong to nothing. */
export function CreateAction() {
  const say = useWords();
  const resource = useResourceContext() ?? '';
  const { hasCreate, pathTo } = useCrudPages(resource);
  const path = pathTo({ type: 'create' });
  const mayCreate = useMay('create');
  const room = useRoom(resource);
  if (!mayCreate || !hasCreate || !path || !room) return null;
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={path} sx={{ boxShadow: { xs: 6, sm: 0 } }}>
      {say('Tambah')}
    </Button>
  );
}

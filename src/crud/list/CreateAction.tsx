import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../permissions.ts';

/** The one primary button of a list; absent when the role may not create. */
export function CreateAction() {
  const resource = useResourceContext() ?? '';
  const { hasCreate } = useResourceDefinition();
  const createPath = useCreatePath();
  if (!useMay('create') || !hasCreate) return null;
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={Link}
      to={createPath({ resource, type: 'create' })}
      sx={{ boxShadow: { xs: 6, sm: 0 } }}
    >
      Tambah
    </Button>
  );
}

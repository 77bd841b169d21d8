import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../../providers/language.ts';
import { useDeclaration } from '../registry.ts';
import { useCopy } from './useCopy.ts';

/** "Salin untuk periode berikutnya" on the page of a row. */
export function CopyAction() {
  const say = useWords();
  const record = useRecordContext();
  const { copy } = useDeclaration();
  const { may, pathTo } = useCopy();
  if (!may || !record) return null;
  return (
    <Button startIcon={<CopyIcon />} component={Link} to={pathTo(String(record.id))}>
      {copy?.start || copy?.within ? say('Salin untuk periode berikutnya') : say('Salin')}
    </Button>
  );
}

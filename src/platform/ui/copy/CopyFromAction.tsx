import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useNavigate } from 'react-router-dom';
import { ListAction } from '../list/ListAction.tsx';
import { useCopy } from './useCopy.ts';

/** "Salin dari…" of a list. */
export function CopyFromAction() {
  const { may, pathTo } = useCopy();
  const navigate = useNavigate();
  if (!may) return null;
  return <ListAction label="Salin dari…" icon={CopyIcon} onClick={() => void navigate(pathTo())} />;
}

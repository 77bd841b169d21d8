import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../providers/language.ts';
import { ListAction } from '../list/ListAction.tsx';
import { useCopy } from './useCopy.ts';

/** "Salin dari…" of a list. */
export function CopyFromAction() {
  const say = useWords();
  const { may, pathTo } = useCopy();
  const navigate = useNavigate();
  if (!may) return null;
  return <ListAction label={say('Salin dari…')} icon={CopyIcon} onClick={() => void navigate(pathTo())} />;
}

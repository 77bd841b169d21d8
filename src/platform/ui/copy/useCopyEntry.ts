import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../providers/language.ts';
import type { ListActionEntry } from '../list/ListAction.tsx';
import { useDeclaration } from '../registry.ts';
import { useCopy } from './useCopy.ts';
import { useCopySources } from './useCopySources.ts';

/** "Salin dari…" of a list, where there are rows, shown or hidden by its filter. */
export function useCopyEntry(): ListActionEntry[] {
  const say = useWords();
  const { name } = useDeclaration();
  const { may, pathTo } = useCopy();
  const { data } = useListContext();
  const hidden = useCopySources(name, { enabled: may && data?.length === 0 });
  const navigate = useNavigate();
  if (!may || !(data?.length || hidden)) return [];
  return [{ label: say('Salin dari…'), icon: CopyIcon, onClick: () => void navigate(pathTo()), minor: true }];
}

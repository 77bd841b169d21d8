import CloudDoneIcon from '@mui/icons-material/CloudDoneOutlined';
import CloudSyncIcon from '@mui/icons-material/CloudSyncOutlined';
import PhoneIcon from '@mui/icons-material/SaveOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatClock } from '../../providers/format.ts';
import { type Say, useWords } from '../../providers/language.ts';
import type { SaveState } from './useDraft.ts';

function lookOf(state: SaveState, say: Say) {
  switch (state.kind) {
    case 'fresh':
      return { Icon: PhoneIcon, words: say('Isian disimpan otomatis.') };
    case 'saving':
      return { Icon: CloudSyncIcon, words: say('Menyimpan…') };
    case 'server':
      return { Icon: CloudDoneIcon, words: say('Tersimpan di server %{jam}', { jam: formatClock(state.at) }) };
    case 'device':
      return { Icon: PhoneIcon, words: `${say('Tersimpan di perangkat.')} ${state.why}`.trim() };
    case 'stale':
      return {
        Icon: WarningIcon,
        words: say('Tersimpan di perangkat. Pendaftaran ini berubah di tempat lain; muat ulang.'),
      };
  }
}

/** Where the input is saved: on the device, on the server. */
export function SavedState({ state }: { state: SaveState }) {
  const say = useWords();
  const { Icon, words } = lookOf(state, say);
  return (
    <Stack
      direction="row"
      spacing={0.75}
      role="status"
      sx={{ alignItems: 'center', color: 'text.secondary', minHeight: 24 }}
    >
      <Icon sx={{ fontSize: 18 }} />
      <Typography variant="caption">{words}</Typography>
    </Stack>
  );
}

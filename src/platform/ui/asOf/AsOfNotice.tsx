import HistoryIcon from '@mui/icons-material/History';
import Alert from '@mui/material/Alert';
import type { Resource } from '../../../../resources/kit/index.ts';
import { formatDate } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';
import { useKnownSince } from './useKnownSince.ts';

interface Props {
  resource: Resource;
  /** What is shown of which time: a sentence. */
  text: string;
  /** The earliest day that is shown. */
  day: string;
}

/** Says that what stands below is of a former day, and from which day on the history knows. */
export function AsOfNotice({ resource, text, day }: Props) {
  const say = useWords();
  const since = useKnownSince(resource);
  const early = typeof since === 'string' && day < since;
  const whole = (of: string) => say('Riwayat lengkap sejak %{tanggal}.', { tanggal: formatDate(of) });
  return (
    <Alert severity={early ? 'warning' : 'info'} icon={<HistoryIcon />} sx={{ mb: 2 }}>
      {text}{' '}
      {since === undefined ? (
        // Its place is kept, so that nothing below moves when it is known.
        <span style={{ visibility: 'hidden' }}>{whole(day)}</span>
      ) : since === null ? null : early ? (
        say(
          'Riwayat baru lengkap sejak %{tanggal}: yang dihapus sebelumnya dan yang terjadi sebelum dicatat tidak tampak.',
          { tanggal: formatDate(since) },
        )
      ) : (
        whole(since)
      )}
    </Alert>
  );
}

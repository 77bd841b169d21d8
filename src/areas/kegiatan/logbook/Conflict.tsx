import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider } from 'react-admin';
import type { LogbookOptions } from '../../../../resources/kit/index.ts';
import { statusTerbuka } from '../../../../resources/mbkm/alurPeriksa.ts';
import { isEmpty } from '../../../platform/patterns/record/source.ts';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { sameValue } from '../../../platform/ui/form/formValues.ts';
import { statusOf } from '../../../platform/ui/show/statusOf.ts';
import { useFieldLabel } from '../../../platform/ui/useFieldLabel.ts';
import type { KeptEntry } from '../outbox/deviceStore.ts';
import { dayWords } from './entries.ts';
import { useLogbookResource } from './useLog.ts';

interface Props {
  options: LogbookOptions;
  /** With the server's row in `theirs`. */
  entry: KeptEntry;
  onServer: () => void;
  onImprove: () => void;
}

/** An entry that changed here and on the server: both versions, and which one goes on (docs/domain/30 §4.3). */
export function Conflict({ options, entry, onServer, onImprove }: Props) {
  const logbook = useLogbookResource();
  const labelOf = useFieldLabel();
  const status = statusOf(logbook);
  const { values, theirs } = entry;
  if (!theirs) return null;
  const names = options.form.sections
    .flatMap(({ fields }) => fields)
    .filter(name => !(isEmpty(values[name]) && isEmpty(theirs[name])) && !sameValue(values[name], theirs[name]));
  const open = status ? statusTerbuka.some(state => state === theirs[status.source]) : false;
  const day = values[logbook.log.day];
  const versions = [
    { title: `Di perangkat ini, diubah ${formatDateTime(new Date(entry.at).toISOString())}`, record: values },
    { title: 'Di server', record: theirs },
  ];
  return (
    <Paper variant="outlined" component="section" aria-label="Dua versi laporan" sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="h2">
        {typeof day === 'string' ? `${dayWords(day)}: ` : ''}laporan ini berubah di dua tempat
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {open
          ? 'Pilih versi yang dilanjutkan. Tidak ada yang terkirim sebelum Anda memilih.'
          : 'Laporan di server sudah diajukan atau diperiksa, jadi tidak dapat diganti. Salin yang masih perlu, lalu pakai versi server.'}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {versions.map(({ title, record }) => (
          <Box key={title} component="section" aria-label={title} sx={{ minWidth: 0 }}>
            <Typography variant="subtitle2" component="h3">
              {title}
            </Typography>
            <RecordContextProvider value={{ id: entry.id, ...record }}>
              <Stack component="dl" spacing={0.5} sx={{ m: 0 }}>
                {names.map(name => (
                  <Box key={name}>
                    <Typography variant="caption" component="dt" sx={{ color: 'text.secondary' }}>
                      {labelOf(name)}
                    </Typography>
                    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                      <FieldCell source={name} />
                    </Box>
                  </Box>
                ))}
              </Stack>
            </RecordContextProvider>
          </Box>
        ))}
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 2 }}>
        <Button variant={open ? 'outlined' : 'contained'} onClick={onServer}>
          Pakai versi server
        </Button>
        {open ? (
          <Button variant="contained" onClick={onImprove}>
            Kirim sebagai perbaikan
          </Button>
        ) : null}
      </Stack>
    </Paper>
  );
}

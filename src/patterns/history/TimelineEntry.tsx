import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { HistoryEntry } from '../../crud/api.ts';
import { StatusChip } from '../../crud/cells/StatusChip.tsx';
import { formatDateTime, formatRelative } from '../../crud/format.ts';
import { useDeclaration } from '../../crud/registry.ts';
import { statusOf } from '../../crud/show/statusOf.ts';
import { flowOf } from './entryFlow.ts';

const deeds: Readonly<Record<string, string>> = {
  buat: 'membuat data',
  ubah: 'mengubah isian',
  hapus: 'menghapus data',
  impor: 'mengimpor data',
  pulihkan: 'mengembalikan versi lama',
  selesai_revisi: 'menutup revisi nilai',
};

/** One step: who did what as whom, when, with what note, from which state to which. */
export function TimelineEntry({ entry, last }: { entry: HistoryEntry; last: boolean }) {
  const own = statusOf(useDeclaration());
  const workflow = flowOf(entry) ?? own?.workflow;
  const status = workflow ? { workflow } : undefined;
  const action = workflow?.actions[entry.aksi];
  const moved = status && entry.keStatus && entry.keStatus !== entry.dariStatus;
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '12px minmax(0, 1fr)', columnGap: 1.5 }}>
      <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        <Box
          sx={{
            width: 10,
            height: 10,
            mt: '6px',
            borderRadius: '50%',
            bgcolor: moved || action ? 'primary.main' : 'divider',
          }}
        />
        {last ? null : <Box sx={{ flex: 1, width: '2px', mt: 0.5, bgcolor: 'divider' }} />}
      </Box>
      <Stack spacing={0.75} sx={{ pb: last ? 0 : 2.25, minWidth: 0 }}>
        <div>
          <Typography variant="body2">
            <strong>{action?.label ?? capital(deeds[entry.aksi] ?? entry.aksi)}</strong> oleh{' '}
            {entry.namaUser ?? 'Sistem'}
            {entry.namaRole ? ` (${entry.namaRole})` : ''}
          </Typography>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            <time dateTime={entry.waktu}>{formatDateTime(entry.waktu)}</time> · {formatRelative(entry.waktu)}
          </Typography>
        </div>
        {moved ? (
          <Stack direction="row" spacing={0.75} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            {entry.dariStatus ? (
              <>
                <StatusChip workflow={status.workflow} value={entry.dariStatus} />
                <span role="img" aria-label="menjadi">
                  →
                </span>
              </>
            ) : null}
            <StatusChip workflow={status.workflow} value={entry.keStatus ?? ''} />
          </Stack>
        ) : null}
        {entry.catatan ? (
          <Box
            component="blockquote"
            sx={{
              m: 0,
              pl: 1.5,
              borderLeft: 3,
              borderColor: 'divider',
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
            }}
          >
            <Typography variant="body2">{entry.catatan}</Typography>
          </Box>
        ) : null}
      </Stack>
    </Box>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).replaceAll('_', ' ');

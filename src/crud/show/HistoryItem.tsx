import RestoreIcon from '@mui/icons-material/Restore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { HistoryEntry } from '../api.ts';
import { StatusChip } from '../cells/StatusChip.tsx';
import { formatDateTime, formatRelative } from '../format.ts';
import { useDeclaration } from '../registry.ts';
import { ChangeList } from './ChangeList.tsx';
import { statusOf } from './statusOf.ts';

const deeds: Readonly<Record<string, string>> = {
  buat: 'menambahkan data',
  ubah: 'mengubah data',
  hapus: 'menghapus data',
  transisi: 'mengubah status',
  impor: 'mengimpor data',
  pulihkan: 'mengembalikan versi lama',
  batal_impor: 'membatalkan impor',
  sinkron: 'menyinkronkan data',
};

interface Props {
  entry: HistoryEntry;
  last: boolean;
  /** Absent for the present version, and for who may not write. */
  onRestore?: () => void;
}

/** One entry of the timeline. */
export function HistoryItem({ entry, last, onRestore }: Props) {
  const resource = useDeclaration();
  const status = statusOf(resource);
  const changes = Object.fromEntries(
    Object.entries(entry.perubahan).filter(([name]) => name !== status?.source || !entry.keStatus),
  );
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '12px minmax(0, 1fr)', columnGap: 2 }}>
      <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        <Box sx={{ width: 10, height: 10, mt: '7px', borderRadius: '50%', backgroundColor: 'primary.main' }} />
        {last ? null : <Box sx={{ flex: 1, width: '2px', mt: 0.5, backgroundColor: 'divider' }} />}
      </Box>
      <Stack spacing={1} sx={{ pb: last ? 0 : 3 }}>
        <div>
          <Typography variant="body1">
            <strong>{entry.namaUser ?? 'Sistem'}</strong>
            {entry.namaRole ? ` (${entry.namaRole})` : ''} {deeds[entry.aksi] ?? entry.aksi}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <time dateTime={entry.waktu} title={formatDateTime(entry.waktu)}>
              {formatRelative(entry.waktu)}
            </time>
            {` · ${formatDateTime(entry.waktu)} · versi ${entry.versi}`}
          </Typography>
        </div>
        {status && entry.keStatus ? (
          <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            {entry.dariStatus ? (
              <>
                <StatusChip workflow={status.workflow} value={entry.dariStatus} />
                <span role="img" aria-label="menjadi">
                  →
                </span>
              </>
            ) : null}
            <StatusChip workflow={status.workflow} value={entry.keStatus} />
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
            {entry.catatan}
          </Box>
        ) : null}
        {entry.aksi !== 'buat' && Object.keys(changes).length > 0 ? <ChangeList changes={changes} /> : null}
        {onRestore ? (
          <div>
            <Button
              size="small"
              startIcon={<RestoreIcon />}
              onClick={onRestore}
              aria-label={`Kembalikan ke versi ${entry.versi}`}
            >
              Kembalikan ke versi ini
            </Button>
          </div>
        ) : null}
      </Stack>
    </Box>
  );
}

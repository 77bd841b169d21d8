import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { Refused } from '../../../platform/ui/bulk/BulkReport.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { useDeclaration } from '../../../platform/ui/registry.ts';
import { nameAmong } from '../../../platform/ui/representation.ts';
import type { useMoveLook } from './moves.ts';

interface Props {
  look: ReturnType<typeof useMoveLook>;
  rows: readonly RaRecord[];
  /** How many the move is about. */
  of: number;
}

/** Told before a move: how many move, what follows in numbers, and who cannot, with the reason. */
export function MoveLook({ look: { data, error, isFetching, refetch }, rows, of }: Props) {
  const resource = useDeclaration();
  if (error) return <RetryAlert error={error} onRetry={refetch} severity="warning" />;
  if (!data) return isFetching ? <LinearProgress aria-label="Memeriksa data" /> : null;
  const { berhasil, gagal, akibat = [] } = data;
  const nameOf = (id: string) => {
    const row = rows.find(found => String(found.id) === id);
    return row ? nameAmong(resource, row) : id;
  };
  return (
    <>
      {berhasil.length > 0 ? (
        <Alert severity={akibat.length > 0 ? 'warning' : 'info'}>
          <Typography variant="subtitle2" component="p">
            {berhasil.length} dari {of} peserta dapat dipindahkan.
          </Typography>
          {akibat.length > 0 ? (
            <Box component="ul" aria-label="Akibat" sx={{ m: 0, pl: 2 }}>
              {akibat.map(({ kode, pesan }) => (
                <li key={kode}>{pesan}</li>
              ))}
            </Box>
          ) : null}
        </Alert>
      ) : null}
      {gagal.length > 0 ? (
        <Refused
          rows={gagal.map(({ id, pesan }) => ({ id, pesan, label: nameOf(id) }))}
          words={`${gagal.length} peserta tidak dapat dipindahkan:`}
        />
      ) : null}
    </>
  );
}

import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { inTerms } from '../../../resources/kit/terms.ts';
import { alurPendaftaran } from '../../../resources/mbkm/alurPendaftaran.ts';
import type { PesertaRiset } from '../../../resources/riset/bacaan.ts';
import { StatusChip } from '../../platform/ui/cells/StatusChip.tsx';
import { ScrollRegion } from '../../platform/ui/ScrollRegion.tsx';

type Rows = { rows: readonly PesertaRiset[] };

/** Participants with their progress: a table, on phones a card each. */
export const ProgressRows = (props: Rows) => (
  <>
    <Wide {...props} />
    <Narrow {...props} />
  </>
);

const Wide = ({ rows }: Rows) => (
  <Paper variant="outlined" sx={{ display: { xs: 'none', sm: 'block' } }}>
    <ScrollRegion label={inTerms('Kemajuan riset')}>
      <Table size="small" aria-label={inTerms('Kemajuan riset')}>
        <TableHead>
          <TableRow>
            {['Mahasiswa', 'Judul', 'Dosen pembimbing', 'Status', 'Kemajuan', 'Log', 'Luaran'].map(name => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(row => (
            <TableRow key={row.id} hover>
              <TableCell sx={{ minWidth: 180 }}>
                <Name row={row} />
              </TableCell>
              <TableCell sx={{ minWidth: 200 }}>
                {row.judul}
                {row.mitra ? (
                  <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                    {row.mitra}
                  </Typography>
                ) : null}
              </TableCell>
              <TableCell>{row.dosen ?? 'Belum ada'}</TableCell>
              <TableCell>
                <StatusChip workflow={alurPendaftaran} value={row.status} />
              </TableCell>
              <TableCell sx={{ minWidth: 96 }}>
                <Progress row={row} />
              </TableCell>
              <TableCell className="angka" sx={{ whiteSpace: 'nowrap' }}>
                {counted(row.log)}
              </TableCell>
              <TableCell className="angka" sx={{ whiteSpace: 'nowrap' }}>
                {counted(row.luaran)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollRegion>
  </Paper>
);

const Narrow = ({ rows }: Rows) => (
  <Box component="ul" sx={{ display: { xs: 'grid', sm: 'none' }, gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
    {rows.map(row => (
      <Paper key={row.id} component="li" variant="outlined" sx={{ p: 1.5 }}>
        <Stack spacing={1}>
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
            <Box sx={{ minWidth: 0 }}>
              <Name row={row} />
            </Box>
            <StatusChip workflow={alurPendaftaran} value={row.status} />
          </Stack>
          <Typography variant="body2">{row.judul}</Typography>
          <Progress row={row} />
          <Typography variant="body2" className="angka" sx={{ color: 'text.secondary' }}>
            Log {counted(row.log)} · Luaran {counted(row.luaran)}
          </Typography>
        </Stack>
      </Paper>
    ))}
  </Box>
);

const counted = ({ selesai, target }: PesertaRiset['log']) => `${selesai} dari ${target}`;

const Name = ({ row: { id, nama, npm } }: { row: PesertaRiset }) => (
  <>
    <MuiLink component={Link} to={`/riset/peserta/${id}`} variant="subtitle2">
      {nama}
    </MuiLink>
    <Typography variant="caption" component="p" className="angka" sx={{ color: 'text.secondary' }}>
      {npm}
    </Typography>
  </>
);

const Progress = ({ row: { kemajuan, nama } }: { row: PesertaRiset }) => (
  <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
    <LinearProgress
      variant="determinate"
      value={kemajuan ?? 0}
      aria-label={`Kemajuan ${nama}`}
      sx={{ flex: 1, minWidth: 60 }}
    />
    <Typography variant="body2" className="angka">
      {kemajuan ?? 0}%
    </Typography>
  </Stack>
);

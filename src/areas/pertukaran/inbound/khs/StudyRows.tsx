import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { alurInbound } from '../../../../../resources/pertukaran/alurInbound.ts';
import type { BarisStudi } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { alurKrs } from '../../../../../resources/pertukaran/krs.ts';
import { usePhone } from '../../../../platform/common/usePhone.ts';
import { formatDecimal } from '../../../../platform/providers/format.ts';
import { useWords } from '../../../../platform/providers/language.ts';
import { StatusChip } from '../../../../platform/ui/cells/StatusChip.tsx';
import { ScrollRegion } from '../../../../platform/ui/ScrollRegion.tsx';

const columns = [
  'Mahasiswa',
  'Masa studi',
  'Program studi',
  'KRS',
  'SKS',
  'SKS lulus',
  'Dinilai',
  'IPS',
  'Status',
] as const;

/** Columns of numbers, which end below each other. */
const counted: ReadonlySet<string> = new Set(['SKS', 'SKS lulus', 'IPS']);

const keyOf = (one: BarisStudi): string => `${one.idMhsInbound} ${one.idMasaStudi}`;
const ipsOf = ({ ips }: BarisStudi): string => (ips === null ? '-' : formatDecimal(ips, 2));

/** Opens somebody's plan, results and history in a study period. */
const Opening = ({ one }: { one: BarisStudi }) => (
  <Link component={RouterLink} to={`?${new URLSearchParams({ npm: one.npm, masa: one.idMasaStudi })}`}>
    {one.nama}
  </Link>
);

/** Students by study period: a table, on phones cards. */
export function StudyRows({ rows }: { rows: readonly BarisStudi[] }) {
  const phone = usePhone();
  return phone ? <Cards rows={rows} /> : <StudyTable rows={rows} />;
}

function Cards({ rows }: { rows: readonly BarisStudi[] }) {
  const say = useWords();
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(one => (
        <Paper key={keyOf(one)} component="li" variant="outlined" sx={{ p: 1.5 }}>
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
            <Typography sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere', py: 0.5 }}>
              <Opening one={one} />
            </Typography>
            <StatusChip workflow={alurInbound} value={one.status} />
          </Box>
          <Typography variant="body2" className="angka" sx={{ color: 'text.secondary' }}>
            {one.npm} · {one.kampus}
          </Typography>
          <Typography variant="body2">
            {one.masaStudi} · {one.prodi}
          </Typography>
          <Typography variant="body2" className="angka" sx={{ mt: 0.5 }}>
            {`${say('SKS')} ${one.sksDiambil} · ${say('SKS lulus')} ${one.sksLulus} · ${say('Dinilai')} `}
            {say('%{final} dari %{semua}', { final: one.mkFinal, semua: one.mkTotal })}
            {` · ${say('IPS')} ${ipsOf(one)}`}
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}

function StudyTable({ rows }: { rows: readonly BarisStudi[] }) {
  const say = useWords();
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <ScrollRegion label={say('Rekap KRS, KHS, dan studi')}>
        <Table size="small" sx={{ '& .MuiTableCell-root': { px: 1 } }}>
          <TableHead>
            <TableRow>
              {columns.map(name => (
                <TableCell key={name} align={counted.has(name) ? 'right' : undefined}>
                  {say(name)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(one => (
              <TableRow key={keyOf(one)}>
                <TableCell sx={{ minWidth: 160 }}>
                  <Opening one={one} />
                  <Typography variant="caption" component="div" className="angka" sx={{ color: 'text.secondary' }}>
                    {one.npm} · {one.kampus}
                  </Typography>
                </TableCell>
                <TableCell sx={{ minWidth: 120 }}>{one.masaStudi}</TableCell>
                <TableCell>{one.prodi}</TableCell>
                <TableCell>
                  {one.statusKrs ? <StatusChip workflow={alurKrs} value={one.statusKrs} /> : say('Belum ada')}
                </TableCell>
                <TableCell align="right">{one.sksDiambil}</TableCell>
                <TableCell align="right">{one.sksLulus}</TableCell>
                <TableCell className="angka">
                  {say('%{final} dari %{semua}', { final: one.mkFinal, semua: one.mkTotal })}
                </TableCell>
                <TableCell align="right" className="angka">
                  {ipsOf(one)}
                </TableCell>
                <TableCell>
                  <StatusChip workflow={alurInbound} value={one.status} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
    </Paper>
  );
}

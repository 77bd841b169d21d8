import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { alurInbound } from '../../../../../resources/pertukaran/alurInbound.ts';
import type { BarisStudi } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { alurKrs } from '../../../../../resources/pertukaran/krs.ts';
import { StatusChip } from '../../../../crud/cells/StatusChip.tsx';
import { formatDecimal } from '../../../../crud/format.ts';
import { useBaseRole } from '../../../../crud/permissions.ts';
import { ScrollRegion } from '../../../../crud/ScrollRegion.tsx';
import { PageState } from '../../../../crud/show/PageState.tsx';
import { ScreenTitle } from '../../../../patterns/record/ScreenTitle.tsx';
import { useWords } from '../../../../providers/language.ts';
import { calls, useInbound } from '../calls.ts';

const path = '/pertukaran-mahasiswa/inbound/krs-khs-studi';

const columns = [
  ...(['Mahasiswa', 'Masa studi', 'Program studi', 'KRS', 'SKS', 'SKS lulus', 'Dinilai', 'IPS', 'Status'] as const),
] as const;

/** /inbound/krs-khs-studi: what every student took, passed and was graded with, by study period. */
export default function StudyPage() {
  const role = useBaseRole();
  const say = useWords();
  const [search, setSearch] = useSearchParams();
  const { data, error, isPending, refetch } = useInbound<BarisStudi[]>(calls.studi);
  const period = search.get('masa') ?? '';
  if (!data)
    return (
      <>
        <ScreenTitle path={path} />
        <PageState error={error} isPending={isPending} onRetry={refetch} backTo="/dashboard" />
      </>
    );
  const periods = [...new Map(data.map(one => [one.idMasaStudi, one.masaStudi]))];
  const rows = data.filter(one => !period || one.idMasaStudi === period);
  const results = (one: BarisStudi) =>
    `/pertukaran-mahasiswa/inbound/khs?${new URLSearchParams({ ...(role === 'HA08' ? {} : { npm: one.npm }), masa: one.idMasaStudi })}`;
  return (
    <>
      <ScreenTitle path={path} />
      <TextField
        select
        label={say('Masa studi')}
        value={period}
        onChange={event => setSearch(event.target.value ? { masa: event.target.value } : {}, { replace: true })}
        sx={{ minWidth: { xs: '100%', sm: 320 }, mb: 2 }}
      >
        <MenuItem value="">{say('Semua')}</MenuItem>
        {periods.map(([id, nama]) => (
          <MenuItem key={id} value={id}>
            {nama}
          </MenuItem>
        ))}
      </TextField>
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{say('Belum ada mahasiswa inbound.')}</Typography>
      ) : null}
      {rows.length ? (
        <ScrollRegion label={say('Rekap KRS, KHS, dan studi')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {columns.map(name => (
                  <TableCell key={name}>{say(name)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(one => (
                <TableRow key={`${one.idMhsInbound} ${one.idMasaStudi}`}>
                  <TableCell>
                    {role === 'HA07' ? (
                      one.nama
                    ) : (
                      <Link component={RouterLink} to={results(one)}>
                        {one.nama}
                      </Link>
                    )}
                    <Typography variant="caption" component="div" className="angka" sx={{ color: 'text.secondary' }}>
                      {one.npm} · {one.kampus}
                    </Typography>
                  </TableCell>
                  <TableCell>{one.masaStudi}</TableCell>
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
                    {one.ips === null ? '-' : formatDecimal(one.ips, 2)}
                  </TableCell>
                  <TableCell>
                    <StatusChip workflow={alurInbound} value={one.status} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrollRegion>
      ) : null}
    </>
  );
}

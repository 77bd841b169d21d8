import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import type { BarisStudi, Khs } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { role } from '../../../../../resources/roles.ts';
import { Panel } from '../../../../platform/patterns/record/Panel.tsx';
import { ScreenTitle } from '../../../../platform/patterns/record/ScreenTitle.tsx';
import { formatDecimal } from '../../../../platform/providers/format.ts';
import { useWords } from '../../../../platform/providers/language.ts';
import { useBaseRole } from '../../../../platform/ui/permissions.ts';
import { ScrollRegion } from '../../../../platform/ui/ScrollRegion.tsx';
import { PageState } from '../../../../platform/ui/show/PageState.tsx';
import { calls, useInbound } from '../calls.ts';
import { PrintButton } from '../PrintButton.tsx';
import { StudentPicker } from '../StudentPicker.tsx';

const path = '/pertukaran-mahasiswa/inbound/khs';
const decimal = (value: number | null): string => (value === null ? '-' : formatDecimal(value, 2));

/** /inbound/khs: results of a study period, one's own or those of a student whom one may see. */
export default function ResultPage() {
  const baseRole = useBaseRole();
  const [search, setSearch] = useSearchParams();
  if (!baseRole) return null;
  const own = baseRole === role.inbound;
  const npm = search.get('npm') ?? '';
  const period = search.get('masa') ?? '';
  return (
    <>
      <ScreenTitle path={path} />
      {own ? null : <StudentPicker />}
      {own || npm ? (
        <Results
          npm={own ? '' : npm}
          period={period}
          onPeriod={masa => setSearch({ ...(npm ? { npm } : {}), masa }, { replace: true })}
        />
      ) : null}
    </>
  );
}

interface Props {
  npm: string;
  period: string;
  onPeriod: (id: string) => void;
}

/** The results of a study period, with the others to choose from. */
export function Results({ npm, period, onPeriod }: Props) {
  const say = useWords();
  const of: Readonly<Record<string, string>> = npm ? { npm } : {};
  const studies = useInbound<BarisStudi[]>(calls.studi, of);
  const { data, error, isPending, refetch } = useInbound<Khs>(calls.khs, {
    ...of,
    ...(period ? { idMasaStudi: period } : {}),
  });
  if (!data) return <PageState error={error} isPending={isPending} onRetry={refetch} backTo="/dashboard" />;
  const printed = { npm: data.mahasiswa.npm, idMasaStudi: data.masaStudi.id };
  return (
    <Stack spacing={2}>
      {(studies.data?.length ?? 0) > 1 ? (
        <TextField
          select
          label={say('Masa studi')}
          value={data.masaStudi.id}
          onChange={event => onPeriod(event.target.value)}
          sx={{ maxWidth: 420 }}
        >
          {studies.data?.map(one => (
            <MenuItem key={one.idMasaStudi} value={one.idMasaStudi}>
              {one.masaStudi}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      <Panel title={data.masaStudi.nama}>
        <Typography className="angka" sx={{ mb: 1 }}>
          {say('%{npm} %{nama}, %{prodi}. Asal: %{kampus}, %{prodiAsal} (%{nim}).', {
            npm: data.mahasiswa.npm,
            nama: data.mahasiswa.nama,
            prodi: data.mahasiswa.prodi,
            kampus: data.mahasiswa.kampus,
            prodiAsal: data.mahasiswa.prodiAsal,
            nim: data.mahasiswa.nimAsal,
          })}
        </Typography>
        {data.belumDinilai ? (
          <Alert severity="info" sx={{ mb: 1 }}>
            {say('%{n} mata kuliah belum dinilai.', { n: data.belumDinilai })}
          </Alert>
        ) : null}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
          <PrintButton label={say('Cetak KHS')} path={calls.cetakKhs} query={{ ...printed, bahasa: 'id' }} />
          <PrintButton label={say('Cetak KHS (English)')} path={calls.cetakKhs} query={{ ...printed, bahasa: 'en' }} />
        </Stack>
        {data.rows.length ? (
          <ResultTable khs={data} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{say('Belum ada mata kuliah pada masa studi ini.')}</Typography>
        )}
      </Panel>
    </Stack>
  );
}

/** On a phone the code stands below the name, so that the grades are in sight. */
const notOnPhones = { display: { xs: 'none', sm: 'table-cell' } } as const;
const onPhones = { display: { xs: 'block', sm: 'none' }, color: 'text.secondary' } as const;

function ResultTable({ khs }: { khs: Khs }) {
  const say = useWords();
  return (
    <>
      <ScrollRegion label={say('Hasil studi')}>
        <Table size="small" sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={notOnPhones}>{say('Kode')}</TableCell>
              <TableCell>{say('Mata kuliah')}</TableCell>
              <TableCell align="right">{say('SKS')}</TableCell>
              <TableCell align="right">{say('Nilai')}</TableCell>
              <TableCell>{say('Huruf')}</TableCell>
              <TableCell align="right">{say('Mutu')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {khs.rows.map(row => (
              <TableRow key={row.idKrsDetail}>
                <TableCell className="angka" sx={notOnPhones}>
                  {row.kodeMk}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'break-word' }}>
                  {row.namaMk}
                  <Typography variant="caption" component="div" className="angka" sx={onPhones}>
                    {row.kodeMk}
                  </Typography>
                </TableCell>
                <TableCell align="right">{row.sks}</TableCell>
                <TableCell align="right" className="angka">
                  {row.final ? decimal(row.nilaiAkhir) : ''}
                </TableCell>
                <TableCell>{row.final ? row.nilaiHuruf : say('Belum dinilai')}</TableCell>
                <TableCell align="right" className="angka">
                  {row.final ? decimal(row.nilaiMutu) : ''}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
      <Typography className="angka" sx={{ mt: 1.5, fontWeight: 600 }}>
        {say('%{diambil} SKS diambil, %{lulus} SKS lulus. IPS %{ips}, IPK program %{ipk}.', {
          diambil: khs.totalSks,
          lulus: khs.sksLulus,
          ips: decimal(khs.ips),
          ipk: decimal(khs.ipkProgram),
        })}
      </Typography>
    </>
  );
}

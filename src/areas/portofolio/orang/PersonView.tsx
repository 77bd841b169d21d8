import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { inTerms } from '../../../../resources/kit/terms.ts';
import { worksByKind } from '../../../../resources/portofolio/index.ts';
import { type JenisKarya, type PortofolioOrang, semuaJenis } from '../../../../resources/portofolio/statistik.ts';
import { type JenisTridarma, jenisTridarma } from '../../../../resources/portofolio/tridarma.ts';
import { role } from '../../../../resources/roles.ts';
import { TitleBack } from '../../../platform/common/TitleBack.tsx';
import { PrintButtons } from '../../../platform/patterns/record/PrintButtons.tsx';
import { formatDecimal, formatNumber } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { useBaseRole } from '../../../platform/ui/permissions.ts';
import { PageState } from '../../../platform/ui/show/PageState.tsx';
import type { PersonKind } from '../works.ts';
import { MbkmTable, WorksTable } from './PersonTables.tsx';
import { TridarmaTable } from './TridarmaTable.tsx';

interface Props {
  kind: PersonKind;
  id: string;
  /** The list that one came from; null for whoever sees only this one. */
  back: string | null;
}

/** Portfolio of one person: name and tabs of activities and works. */
export function PersonView({ kind, id, back }: Props) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['portofolio', kind, 'satu', id],
    retry: false,
    queryFn: async ({ signal }) => (await http<PortofolioOrang>(`v9/dashboard/${kind}/${id}`, { signal })).data,
  });
  if (!data)
    return (
      <PageState error={error} isPending={isPending} onRetry={() => void refetch()} backTo={back ?? '/portofolio'} />
    );
  return (
    <Stack spacing={2}>
      {back ? <TitleBack to={back} label={`Semua ${kind}`} /> : null}
      <Profile of={data} kind={kind} />
      <Parts key={id} of={data} kind={kind} />
    </Stack>
  );
}

const printed = [{ label: 'Cetak PDF', endpoint: 'v9/dashboard/mahasiswa/{id}/cetak', when: [] }];

function Profile({ of: person, kind }: { of: PortofolioOrang; kind: PersonKind }) {
  const works = semuaJenis.reduce((sum, jenis) => sum + person.karya[jenis].length, 0);
  const sks = person.mbkm.reduce((sum, { sksDiakui }) => sum + sksDiakui, 0);
  return (
    <Paper variant="outlined" component="section" aria-label="Ringkasan" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
        <Stack sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {person.nama}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[person.nomor, person.prodi, ...person.keterangan].filter(Boolean).join(' · ')}
          </Typography>
        </Stack>
        <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Total value={formatDecimal(person.poin, 2)} label="poin" />
          <Total value={formatNumber(works)} label="karya" />
          {kind === 'mahasiswa' ? <Total value={formatNumber(sks)} label="SKS diakui" /> : null}
          {kind === 'mahasiswa' ? (
            <RecordContextProvider value={{ id: person.id }}>
              <PrintButtons prints={printed} />
            </RecordContextProvider>
          ) : null}
        </Stack>
      </Stack>
    </Paper>
  );
}

const Total = ({ value, label }: { value: string; label: string }) => (
  <Typography component="p" variant="body2" sx={{ color: 'text.secondary' }}>
    <Typography
      component="span"
      className="angka"
      sx={{ fontSize: 22, fontWeight: 700, color: 'text.primary', mr: 0.5 }}
    >
      {value}
    </Typography>
    {label}
  </Typography>
);

type Part = 'mbkm' | JenisKarya | JenisTridarma;
const tridarma = Object.keys(jenisTridarma) as JenisTridarma[];

function Parts({ of: person, kind }: { of: PortofolioOrang; kind: PersonKind }) {
  const baseRole = useBaseRole();
  // Whoever reads the whole university is not given lecturers' records (docs/domain/40 §1.3).
  const records = kind === 'dosen' && baseRole !== role.bakpk ? tridarma : [];
  const parts: readonly { key: Part; label: string }[] = [
    ...(kind === 'mahasiswa'
      ? [{ key: 'mbkm' as const, label: inTerms(`MBKM (${formatNumber(person.mbkm.length)})`) }]
      : []),
    ...records.map(key => ({ key, label: jenisTridarma[key] })),
    ...semuaJenis.map(key => ({
      key,
      label: `${worksByKind[key].label} (${formatNumber(person.karya[key].length)})`,
    })),
  ];
  const [open, setOpen] = useState<Part>(parts[0]?.key ?? 'hki');
  const label = parts.find(({ key }) => key === open)?.label ?? '';
  const record = tridarma.find(key => key === open);
  const jenis = semuaJenis.find(key => key === open);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Tabs
        value={open}
        onChange={(_, next: Part) => setOpen(next)}
        variant="scrollable"
        aria-label={inTerms('Bagian portofolio')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {parts.map(({ key, label: name }) => (
          <Tab key={key} value={key} label={name} id={`bagian-${key}`} aria-controls="isi-bagian" />
        ))}
      </Tabs>
      <div role="tabpanel" id="isi-bagian" aria-labelledby={`bagian-${open}`}>
        {open === 'mbkm' ? <MbkmTable of={person.mbkm} /> : null}
        {record ? <TridarmaTable kind={record} idPegawai={person.id} /> : null}
        {jenis ? <WorksTable jenis={jenis} label={label} of={person.karya[jenis]} /> : null}
      </div>
    </Paper>
  );
}

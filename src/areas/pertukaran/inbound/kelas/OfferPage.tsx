import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { z } from 'zod';
import { inTerms } from '../../../../../resources/kit/terms.ts';
import { masaStudi } from '../../../../../resources/pertukaran/masaStudi.ts';
import { mkInbound } from '../../../../../resources/pertukaran/mkInbound.ts';
import { useUnsaved } from '../../../../platform/common/unsaved/useUnsaved.ts';
import { Panel } from '../../../../platform/patterns/record/Panel.tsx';
import { ScreenTitle } from '../../../../platform/patterns/record/ScreenTitle.tsx';
import { http } from '../../../../platform/providers/http.ts';
import { messageOf } from '../../../../platform/ui/failedCall.ts';
import { MomentField } from '../../../../platform/ui/moment/MomentField.tsx';
import { PageState } from '../../../../platform/ui/show/PageState.tsx';
import { calls, useInbound } from '../calls.ts';
import { type Choice, Lookup } from './Lookup.tsx';

const modes = mkInbound.fields.moda.choices;

interface Offer {
  course: Choice;
  lecturer: Choice | null;
  kelas: string;
  kuota: string;
  moda: keyof typeof modes;
  idHari: string;
  jamMulai: string;
  jamSelesai: string;
  ruang: string;
  linkDaring: string;
  problem?: string;
}

const choice = z.object({ id: z.string(), label: z.string() });
const shape = z.array(
  z.object({
    course: choice,
    lecturer: choice.nullable(),
    kelas: z.string(),
    kuota: z.string(),
    moda: z.custom<keyof typeof modes>(value => typeof value === 'string' && Object.hasOwn(modes, value)),
    idHari: z.string(),
    jamMulai: z.string(),
    jamSelesai: z.string(),
    ruang: z.string(),
    linkDaring: z.string(),
    problem: z.string().exactOptional(),
  }),
);

interface Period {
  id: string;
  nama: string;
  aktif: boolean;
}
interface Day {
  id: string;
  label: string;
}

const fresh = (course: Choice): Offer => ({
  course,
  lecturer: null,
  kelas: 'A',
  kuota: '20',
  moda: 'luring',
  idHari: '',
  jamMulai: '',
  jamSelesai: '',
  ruang: '',
  linkDaring: '',
});

const body = ({ course, lecturer, kuota, problem: _, ...row }: Offer) => ({
  ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')),
  idMatkul: course.id,
  kuota: Number(kuota),
  ...(lecturer ? { idPegawai: lecturer.id } : {}),
});

/** /inbound/mk-inbound/registrasi-mk: courses of the curriculum become classes in draft. */
export default function OfferPage() {
  const notify = useNotify();
  const periods = useInbound<Period[]>(masaStudi.endpoint, { filter: JSON.stringify({ skema: 'inbound' }) });
  const days = useInbound<Day[]>('master/hari/all');
  const [period, setPeriod] = useState('');
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const [busy, setBusy] = useState(false);
  useUnsaved({ name: 'kelas', dirty: offers.length > 0, values: offers, shape, put: setOffers });
  if (!periods.data || !days.data)
    return (
      <>
        <ScreenTitle path="/pertukaran-mahasiswa/inbound/mk-inbound/registrasi-mk" />
        <PageState
          error={periods.error ?? days.error}
          isPending={periods.isPending}
          onRetry={periods.refetch}
          backTo="/dashboard"
        />
      </>
    );
  const idMasaStudi = period || (periods.data.find(({ aktif }) => aktif)?.id ?? periods.data[0]?.id ?? '');
  const change = (i: number, more: Partial<Offer>) =>
    setOffers(offers.map((one, at) => (at === i ? { ...one, ...more } : one)));
  const send = async () => {
    setBusy(true);
    try {
      const answer = await http<{ berhasil: string[]; gagal: { id: string; pesan: string }[] }>(calls.registerMk, {
        method: 'POST',
        body: { idMasaStudi, rows: offers.map(body) },
      });
      const failed = new Map(answer.data.gagal.map(({ id, pesan }) => [Number(id), pesan]));
      setOffers(offers.flatMap((one, i) => (failed.has(i) ? [{ ...one, problem: failed.get(i) ?? '' }] : [])));
      notify(`${answer.data.berhasil.length} kelas dibuat sebagai draf.`, {
        type: failed.size ? 'warning' : 'success',
      });
    } catch (problem) {
      notify(messageOf(problem), { type: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ScreenTitle path="/pertukaran-mahasiswa/inbound/mk-inbound/registrasi-mk" />
      <Stack spacing={2}>
        <TextField
          select
          label="Masa studi"
          value={idMasaStudi}
          onChange={e => setPeriod(e.target.value)}
          sx={{ maxWidth: 420 }}
        >
          {periods.data.map(({ id, nama }) => (
            <MenuItem key={id} value={id}>
              {nama}
            </MenuItem>
          ))}
        </TextField>
        <Lookup
          label="Tambah mata kuliah"
          path="master/matakuliah"
          value={null}
          onChange={course => course && setOffers([...offers, fresh(course)])}
        />
        {offers.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {inTerms('Cari mata kuliah kurikulum untuk ditawarkan sebagai kelas inbound.')}
          </Typography>
        ) : null}
        {offers.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a course may stand here twice, as two classes
          <Panel key={`${one.course.id} ${i}`} title={one.course.label}>
            {one.problem ? (
              <Alert severity="error" sx={{ mb: 1 }}>
                {one.problem}
              </Alert>
            ) : null}
            <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', '& > *': { flex: '1 1 140px' } }}>
              <TextField
                label="Kelas"
                value={one.kelas}
                onChange={e => change(i, { kelas: e.target.value })}
                slotProps={{ htmlInput: { maxLength: 5 } }}
              />
              <TextField
                label="Kuota"
                type="number"
                value={one.kuota}
                onChange={e => change(i, { kuota: e.target.value })}
                slotProps={{ htmlInput: { min: 1, max: 200 } }}
              />
              <TextField
                select
                label="Moda"
                value={one.moda}
                onChange={e => {
                  const found = Object.keys(modes).find((key): key is keyof typeof modes => key === e.target.value);
                  if (found) change(i, { moda: found });
                }}
              >
                {Object.entries(modes).map(([code, label]) => (
                  <MenuItem key={code} value={code}>
                    {label}
                  </MenuItem>
                ))}
              </TextField>
              <TextField select label="Hari" value={one.idHari} onChange={e => change(i, { idHari: e.target.value })}>
                <MenuItem value="">Tanpa hari</MenuItem>
                {days.data?.map(({ id, label }) => (
                  <MenuItem key={id} value={id}>
                    {label}
                  </MenuItem>
                ))}
              </TextField>
              <MomentField
                kind="time"
                label="Jam mulai"
                value={one.jamMulai || null}
                onChange={jamMulai => change(i, { jamMulai: jamMulai ?? '' })}
              />
              <MomentField
                kind="time"
                label="Jam selesai"
                value={one.jamSelesai || null}
                onChange={jamSelesai => change(i, { jamSelesai: jamSelesai ?? '' })}
              />
              <TextField
                label="Ruang"
                value={one.ruang}
                onChange={e => change(i, { ruang: e.target.value })}
                slotProps={{ htmlInput: { maxLength: 50 } }}
              />
              {one.moda === 'luring' ? null : (
                <TextField
                  label="Tautan kelas"
                  type="url"
                  value={one.linkDaring}
                  onChange={e => change(i, { linkDaring: e.target.value })}
                />
              )}
              <Lookup
                label="Dosen pengampu"
                path="master/pegawai"
                filter={{ jenis: 'dosen' }}
                value={one.lecturer}
                onChange={lecturer => change(i, { lecturer })}
              />
              <IconButton
                aria-label={`Hapus ${one.course.label}`}
                onClick={() => setOffers(offers.filter((_, at) => at !== i))}
                sx={{ flex: '0 0 auto' }}
              >
                <DeleteIcon />
              </IconButton>
            </Stack>
          </Panel>
        ))}
        {offers.length ? (
          <Button variant="contained" onClick={send} disabled={busy} sx={{ alignSelf: 'flex-start' }}>
            Buat {offers.length} kelas
          </Button>
        ) : null}
      </Stack>
    </>
  );
}

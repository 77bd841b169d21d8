import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { inTerms } from '../../../../../resources/kit/terms.ts';
import type { BacaanKrs, BarisKrs, KelasTersedia } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { alurKrs } from '../../../../../resources/pertukaran/krs.ts';
import { role } from '../../../../../resources/roles.ts';
import { useDialogs } from '../../../../platform/common/dialogs/useDialogs.ts';
import { Panel } from '../../../../platform/patterns/record/Panel.tsx';
import { ScreenTitle } from '../../../../platform/patterns/record/ScreenTitle.tsx';
import { formatDate } from '../../../../platform/providers/format.ts';
import { http } from '../../../../platform/providers/http.ts';
import { useLabel, useWords } from '../../../../platform/providers/language.ts';
import { StatusChip } from '../../../../platform/ui/cells/StatusChip.tsx';
import { messageOf } from '../../../../platform/ui/failedCall.ts';
import { useBaseRole } from '../../../../platform/ui/permissions.ts';
import { PageState } from '../../../../platform/ui/show/PageState.tsx';
import { calls, useInbound } from '../calls.ts';
import { PrintButton } from '../PrintButton.tsx';
import { StudentPicker } from '../StudentPicker.tsx';
import { ChosenClasses } from './ChosenClasses.tsx';
import { OfferedClasses } from './OfferedClasses.tsx';
import { Timetable } from './Timetable.tsx';

const path = '/pertukaran-mahasiswa/inbound/krs';

/** /inbound/krs: a student's own plan; Tim MBKM picks whose. */
export default function PlanPage() {
  const baseRole = useBaseRole();
  const [search] = useSearchParams();
  if (!baseRole) return null;
  const own = baseRole === role.inbound;
  const npm = search.get('npm') ?? '';
  return (
    <>
      <ScreenTitle path={path} />
      {own ? null : <StudentPicker />}
      {own || npm ? <Plan query={own ? {} : { npm }} own={own} /> : null}
    </>
  );
}

const onBehalf = () => inTerms('Diisi Tim MBKM atas permintaan mahasiswa.');

function Plan({ query, own }: { query: Readonly<Record<string, string>>; own: boolean }) {
  const client = useQueryClient();
  const say = useWords();
  const labelOf = useLabel();
  const notify = useNotify();
  const { confirm, warning } = useDialogs();
  const [busy, setBusy] = useState(false);
  const { data, error, isPending, refetch } = useInbound<BacaanKrs>(calls.krs, query);
  const offered = useInbound<KelasTersedia[]>(calls.tersedia, query, data?.terbuka === true);
  if (!data) return <PageState error={error} isPending={isPending} onRetry={refetch} backTo="/dashboard" />;
  const { header, rows, masaStudi, mahasiswa, terbuka, alasan } = data;
  const total = rows.reduce((sum, { sks }) => sum + sks, 0);
  const note = own ? {} : { catatan: onBehalf() };

  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      notify(done, { type: 'success' });
    } catch (problem) {
      // The sentence of the limit is said in a dialog of its own (docs/domain/50 §4 "SKS check").
      const status = problem instanceof HttpError ? problem.status : 0;
      if (status === 422) await warning(messageOf(problem), say('Maaf'));
      else notify(messageOf(problem), { type: 'warning' });
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: ['inbound'] });
    }
  };
  const take = ({ idMkInbound, namaMk }: KelasTersedia) =>
    run(
      () => http(calls.krs, { method: 'POST', body: { ...query, ...note, idMkInbound } }),
      say('%{nama} dipilih.', { nama: namaMk }),
    );
  const remove = ({ id, version, namaMk }: BarisKrs) =>
    run(
      () => http(`${calls.krs}/${id}`, { method: 'DELETE', body: { ...note, version } }),
      say('%{nama} dihapus dari KRS.', { nama: namaMk }),
    );
  const submit = async () => {
    const { ajukan } = alurKrs.actions;
    const title = labelOf(ajukan.label);
    if (!(await confirm({ title, text: labelOf(ajukan.confirm ?? ''), accept: title }))) return;
    await run(
      () => http(calls.ajukan, { method: 'PUT', body: { idMasaStudi: masaStudi.id, version: header?.version } }),
      labelOf(ajukan.success ?? ''),
    );
  };

  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h2" variant="h6" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
          {masaStudi.nama}
        </Typography>
        {header ? <StatusChip workflow={alurKrs} value={header.status} /> : null}
      </Stack>
      <Typography className="angka">
        {say('%{npm} %{nama}, %{prodi} · Dosen wali: %{wali} · KRS %{mulai}–%{selesai}', {
          npm: mahasiswa.npm,
          nama: mahasiswa.nama,
          prodi: mahasiswa.prodi,
          wali: mahasiswa.dosenWali ?? say('belum ditetapkan'),
          mulai: formatDate(masaStudi.krsMulai),
          selesai: formatDate(masaStudi.krsSelesai),
        })}
      </Typography>
      {header?.catatan ? (
        <Alert severity={header.status === 'revisi' ? 'warning' : 'info'}>
          {say('Catatan: %{catatan}', { catatan: header.catatan })}
        </Alert>
      ) : null}
      {alasan ? <Alert severity="info">{alasan}</Alert> : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: terbuka ? '3fr 2fr' : 'minmax(0, 1fr)' },
        }}
      >
        {terbuka ? (
          <Panel title={say('Kelas yang ditawarkan')}>
            <OfferedClasses classes={offered.data ?? []} onTake={take} busy={busy} />
          </Panel>
        ) : null}
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Panel title={say('Mata kuliah pilihan')}>
            <Typography
              className="angka"
              role="status"
              sx={{ mb: 1, fontWeight: 600, color: total > masaStudi.batasSks ? 'error.main' : undefined }}
            >
              {say('%{total} dari %{batas} SKS', { total, batas: masaStudi.batasSks })}
            </Typography>
            <ChosenClasses rows={rows} onRemove={terbuka ? remove : undefined} busy={busy} />
            {rows.length ? (
              <PrintButton
                label={say('Cetak KRS')}
                path={calls.cetakKrs}
                query={{ npm: mahasiswa.npm, idMasaStudi: masaStudi.id }}
              />
            ) : null}
            {terbuka && own ? (
              <Button variant="contained" onClick={submit} disabled={busy || !rows.length} sx={{ mt: 2 }}>
                {labelOf(alurKrs.actions.ajukan.label)}
              </Button>
            ) : null}
          </Panel>
          {rows.length ? (
            <Panel title={say('Jadwal mingguan')}>
              <Timetable rows={rows} />
            </Panel>
          ) : null}
        </Stack>
      </Box>
    </Stack>
  );
}

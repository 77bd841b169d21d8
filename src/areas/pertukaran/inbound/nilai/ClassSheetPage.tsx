import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { LembarKelas } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { useDialogs } from '../../../../platform/common/dialogs/useDialogs.ts';
import { useUnsaved } from '../../../../platform/common/unsaved/useUnsaved.ts';
import { ScreenTitle } from '../../../../platform/patterns/record/ScreenTitle.tsx';
import { http } from '../../../../platform/providers/http.ts';
import { codeOf, fieldErrorsOf, messageOf } from '../../../../platform/ui/failedCall.ts';
import { PageState } from '../../../../platform/ui/show/PageState.tsx';
import { ScoreSpread } from '../../../nilai/grading/ScoreSpread.tsx';
import { calls, useInbound } from '../calls.ts';
import { ImportMarks } from './ImportMarks.tsx';
import { MarksGrid } from './MarksGrid.tsx';
import { changedItems, columns, type Edits, editsShape, fullTotals, problemOf, typedOf, typedSince } from './marks.ts';
import { ReopenDialog } from './ReopenDialog.tsx';

/** /inbound/pemberian-nilai/daftar-mhs/:id: the grading sheet of a class. */
export default function ClassSheetPage() {
  const { id: idMkInbound = '' } = useParams();
  const { data, error, isPending, refetch } = useInbound<LembarKelas>(calls.nilai, { idMkInbound });
  return (
    <>
      <ScreenTitle path="/pertukaran-mahasiswa/inbound/pemberian-nilai/daftar-mhs/:id" />
      {data ? (
        <Sheet key={data.idMkInbound} sheet={data} />
      ) : (
        <PageState error={error} isPending={isPending} onRetry={refetch} backTo="/dashboard" />
      )}
    </>
  );
}

const changedElsewhere =
  'Nilai kelas ini diubah pengguna lain dan dimuat ulang. Isian Anda tetap ada: periksa, lalu simpan.';

function Sheet({ sheet }: { sheet: LembarKelas }) {
  const client = useQueryClient();
  const notify = useNotify();
  const { confirm, warning } = useDialogs();
  const [edits, setEdits] = useState<Edits>({});
  const typed = typedOf(sheet, edits);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [reopening, setReopening] = useState(false);
  const items = changedItems(sheet, typed);
  const wrong = Object.values(typed).some(row => columns.some(({ name }) => problemOf(row[name]) !== null));
  useUnsaved({
    name: `kelas ${sheet.idMkInbound}`,
    dirty: items.length > 0,
    values: edits,
    shape: editsShape,
    put: setEdits,
  });
  const open = sheet.peserta.some(({ status }) => status !== 'final');
  const mayWrite = sheet.bolehIsi && sheet.tertutup === null && open;
  const fresh = () => client.invalidateQueries({ queryKey: ['inbound'] });

  const edit = (changed: Edits) =>
    setEdits(now => ({
      ...now,
      ...Object.fromEntries(Object.entries(changed).map(([id, row]) => [id, { ...now[id], ...row }])),
    }));

  const save = async () => {
    setBusy(true);
    try {
      await http(calls.nilaiMassal, { method: 'PUT', body: { items } });
      notify('Nilai disimpan sebagai draf.', { type: 'success' });
      await fresh();
      setEdits(now => typedSince(now, edits));
    } catch (problem) {
      // Another lecturer of the class was first: theirs is shown, and what was typed here stays above it.
      const changed = problem instanceof HttpError && problem.status === 409;
      if (changed) await fresh();
      notify(codeOf(problem) === 'stale' ? changedElsewhere : messageOf(problem), { type: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  const send = async (konfirmasiKehadiran: boolean): Promise<void> => {
    try {
      const body = { version: sheet.version, konfirmasiKehadiran };
      await http(`${calls.nilaiFinal}/${sheet.idMkInbound}`, { method: 'PUT', body });
      notify('Nilai sudah final.', { type: 'success' });
      await fresh();
    } catch (problem) {
      const low = problem instanceof HttpError && problem.body?.kehadiranRendah !== undefined;
      if (low && !konfirmasiKehadiran) {
        const agreed = await confirm({ title: 'Kehadiran rendah', text: messageOf(problem), accept: 'Tetap finalkan' });
        if (agreed) await send(true);
        return;
      }
      setRefused(fieldErrorsOf(problem));
      await warning(messageOf(problem));
    }
  };
  const finalise = async () => {
    const text = `Finalkan nilai ${sheet.peserta.length} mahasiswa? Setelah final nilai tidak dapat diubah lagi.`;
    if (!(await confirm({ title: 'Finalkan', text, accept: 'Finalkan' }))) return;
    setBusy(true);
    setRefused({});
    await send(false);
    setBusy(false);
  };

  return (
    <Stack spacing={2} data-formulir="">
      <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        {sheet.namaMk} ({sheet.kelas}), {sheet.sks} SKS
      </Typography>
      <Typography>
        {sheet.masaStudi} · Pengampu: {sheet.pengampu ?? 'belum ditetapkan'}
      </Typography>
      {sheet.tertutup && open ? <Alert severity="info">{sheet.tertutup}</Alert> : null}
      {sheet.peserta.length ? (
        <>
          <ScoreSpread label="Nilai akhir" scores={fullTotals(sheet, typed)} />
          <MarksGrid sheet={sheet} typed={typed} readOnly={!mayWrite} refused={refused} onEdit={edit} />
        </>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          Kelas ini belum memiliki peserta dengan KRS yang disetujui.
        </Typography>
      )}
      {sheet.peserta.length ? <ImportMarks sheet={sheet} mayWrite={mayWrite} onDone={fresh} /> : null}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {mayWrite ? (
          <Button variant="outlined" onClick={save} disabled={busy || wrong || !items.length}>
            Simpan draf
          </Button>
        ) : null}
        {mayWrite && sheet.bolehFinal ? (
          <Button variant="contained" onClick={finalise} disabled={busy || wrong || items.length > 0}>
            Finalkan
          </Button>
        ) : null}
        {sheet.bolehBuka && sheet.peserta.some(({ status }) => status === 'final') ? (
          <Button color="error" onClick={() => setReopening(true)}>
            Buka kembali nilai
          </Button>
        ) : null}
      </Stack>
      {mayWrite && sheet.bolehFinal && items.length ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Simpan draf lebih dahulu untuk memfinalkan.
        </Typography>
      ) : null}
      {reopening ? <ReopenDialog sheet={sheet} onClose={() => setReopening(false)} onDone={fresh} /> : null}
    </Stack>
  );
}

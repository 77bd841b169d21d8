import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { LembarKelas, NilaiPeserta } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { useUnsaved } from '../../../../platform/common/unsaved/useUnsaved.ts';
import { Panel } from '../../../../platform/patterns/record/Panel.tsx';
import { ScreenTitle } from '../../../../platform/patterns/record/ScreenTitle.tsx';
import { formatDecimal } from '../../../../platform/providers/format.ts';
import { http } from '../../../../platform/providers/http.ts';
import { messageOf } from '../../../../platform/ui/failedCall.ts';
import { PageState } from '../../../../platform/ui/show/PageState.tsx';
import { calls, useInbound } from '../calls.ts';
import { changedItems, columns, liveGrade, markShape, problemOf, typedOf } from './marks.ts';
import { formPath, sheetPath } from './types.ts';

/** /inbound/pemberian-nilai/form-nilai/:id: the marks of one student, with the ones before and after. */
export default function StudentMarksPage() {
  const { id: idKrsDetail = '' } = useParams();
  const { data, error, isPending, refetch } = useInbound<LembarKelas>(calls.nilai, { idKrsDetail });
  const row = data?.peserta.find(one => one.idKrsDetail === idKrsDetail);
  return (
    <>
      <ScreenTitle path="/pertukaran-mahasiswa/inbound/pemberian-nilai/form-nilai/:id" />
      {data && row ? (
        <Marks key={`${row.idKrsDetail} ${row.version}`} sheet={data} row={row} />
      ) : (
        <PageState error={error} isPending={isPending} onRetry={refetch} backTo="/dashboard" />
      )}
    </>
  );
}

function Marks({ sheet, row }: { sheet: LembarKelas; row: NilaiPeserta }) {
  const client = useQueryClient();
  const notify = useNotify();
  const one = { ...sheet, peserta: [row] };
  const [typed, setTyped] = useState(() => typedOf(one));
  const [note, setNote] = useState(row.catatan ?? '');
  const [busy, setBusy] = useState(false);
  const own = typed[row.idKrsDetail];
  const noted = note !== (row.catatan ?? '');
  const [item] = changedItems(one, typed);
  const dirty = item !== undefined || noted;
  useUnsaved({
    name: `nilai ${row.idKrsDetail}`,
    dirty,
    values: { typed, note },
    shape: markShape,
    put: kept => {
      setTyped(kept.typed);
      setNote(kept.note);
    },
  });
  if (!own) return null;
  const locked = !sheet.bolehIsi || sheet.tertutup !== null || row.status === 'final';
  const wrong = columns.some(({ name }) => problemOf(own[name]) !== null);
  const live = liveGrade(sheet, own);
  const place = sheet.peserta.findIndex(({ idKrsDetail }) => idKrsDetail === row.idKrsDetail);
  const [before, after] = [sheet.peserta[place - 1], sheet.peserta[place + 1]];
  const save = async () => {
    setBusy(true);
    try {
      const body = { ...item, version: row.version, ...(noted ? { catatan: note } : {}) };
      await http(`${calls.nilai}/${row.idKrsDetail}`, { method: 'PUT', body });
      notify('Nilai disimpan sebagai draf.', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['inbound'] });
    } catch (problem) {
      notify(messageOf(problem), { type: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel title={`${row.npm} ${row.nama}`}>
      <Stack spacing={2} sx={{ maxWidth: 520 }}>
        <Typography>
          {sheet.namaMk} ({sheet.kelas}). Asal: {row.kampus}.
        </Typography>
        {sheet.tertutup ? <Alert severity="info">{sheet.tertutup}</Alert> : null}
        {row.status === 'final' ? <Alert severity="info">Nilai sudah final.</Alert> : null}
        {columns.map(({ name, label, bobot }) => (
          <TextField
            key={name}
            label={bobot ? `${label} (${formatDecimal(sheet.bobot[bobot] ?? 0, 2)}%)` : `${label} (%)`}
            value={own[name]}
            disabled={locked}
            error={problemOf(own[name]) !== null}
            helperText={problemOf(own[name])}
            onChange={event => setTyped({ [row.idKrsDetail]: { ...own, [name]: event.target.value } })}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 6 } }}
          />
        ))}
        <TextField
          label="Catatan"
          multiline
          minRows={2}
          value={note}
          disabled={locked}
          onChange={event => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
        <Typography role="status" className="angka" sx={{ fontWeight: 700 }}>
          Nilai akhir {formatDecimal(live.total, 2)} {live.huruf}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {locked ? null : (
            <Button variant="contained" onClick={save} disabled={busy || wrong || !dirty}>
              Simpan draf
            </Button>
          )}
          {before ? (
            <Button component={Link} to={formPath(before.idKrsDetail)}>
              Sebelumnya
            </Button>
          ) : null}
          {after ? (
            <Button component={Link} to={formPath(after.idKrsDetail)}>
              Berikutnya
            </Button>
          ) : null}
          <Button component={Link} to={sheetPath(sheet.idMkInbound)}>
            Lembar kelas
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}

import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { z } from 'zod';
import { declared, messages } from '../../../resources/kit/index.ts';
import { alasanRevisiMin, revisiNilai } from '../../../resources/konversi/revisiNilai.ts';
import { useUnsavedInDialog } from '../../platform/common/unsaved/useUnsaved.ts';
import { UploadField } from '../../platform/patterns/upload/UploadField.tsx';
import { http } from '../../platform/providers/http.ts';
import { type Phrase, useWords } from '../../platform/providers/language.ts';
import { inWords } from '../../platform/providers/reading.ts';
import { AskDialog } from '../../platform/ui/AskDialog.tsx';
import { counted } from '../../platform/ui/Counted.tsx';
import { fieldErrorsOf, messageOf } from '../../platform/ui/failedCall.ts';
import type { ConversionSheet } from '../nilai/grading/conversionSheet.ts';
import { gradeOf, scoreOf } from '../nilai/grading/scoreText.ts';
import { ChosenCourses, NewGrades } from './RevisionCourses.tsx';

/** `ajukan`: staff ask for new grades; `sanggah`: a student names courses; `teruskan`: staff pass an objection on. */
type RevisionMode = 'ajukan' | 'sanggah' | 'teruskan';

interface Props {
  sheet: ConversionSheet;
  mode?: RevisionMode;
  /** The objection that is passed on. */
  revision?: { id: string; version: number };
  onClose: () => void;
}

const words = declared({
  ajukan: {
    title: 'Ajukan revisi nilai',
    text: 'Isi nilai baru hanya untuk mata kuliah yang berubah. Tim MBKM memutuskan.',
    button: 'Ajukan',
    done: 'Revisi nilai diajukan.',
  },
  sanggah: {
    title: 'Sanggah nilai',
    text: 'Pilih mata kuliah yang nilainya Anda sanggah dan jelaskan alasannya. Program studi memeriksanya lebih dahulu.',
    button: 'Kirim sanggahan',
    done: 'Sanggahan dikirim ke program studi.',
  },
  teruskan: {
    title: 'Teruskan sanggahan',
    text: 'Isi nilai baru untuk mata kuliah yang berubah. Tim MBKM memutuskan.',
    button: 'Teruskan',
    done: 'Sanggahan diteruskan ke Tim MBKM.',
  },
} as const satisfies Readonly<Record<RevisionMode, Readonly<Record<'title' | 'text' | 'button' | 'done', Phrase>>>>);

const shape = z.object({
  scores: z.record(z.string(), z.string()),
  chosen: z.array(z.string()),
  reason: z.string(),
  file: z.string().nullable(),
});

/** Asks for a revision of final grades with its reason and proof. */
export default function RevisionDialog({ sheet, mode = 'ajukan', revision, onClose }: Props) {
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const [scores, setScores] = useState<Record<string, string>>({});
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const [file, setFile] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Record<string, string>>({});

  const rincian =
    mode === 'sanggah'
      ? [...chosen].map(idTerpilihFinal => ({ idTerpilihFinal }))
      : Object.entries(scores).flatMap(([idTerpilihFinal, text]) => {
          const nilaiAngkaBaru = gradeOf(text);
          return nilaiAngkaBaru === null ? [] : [{ idTerpilihFinal, nilaiAngkaBaru }];
        });
  useUnsavedInDialog({
    name: `revisi ${mode} ${sheet.pendaftar.id}`,
    dirty: reason !== '' || rincian.length > 0,
    values: { scores, chosen: [...chosen], reason, file },
    shape,
    put: kept => {
      setScores(kept.scores);
      setChosen(new Set(kept.chosen));
      setReason(kept.reason);
      setFile(kept.file);
    },
  });
  const wrongScore = Object.values(scores).some(text => scoreOf(text).kind === 'salah');
  const needsProof = mode !== 'teruskan';
  const problems = {
    rincian: rincian.length
      ? undefined
      : mode === 'sanggah'
        ? say('Pilih minimal satu mata kuliah.')
        : say('Tidak ada nilai yang berubah.'),
    alasan:
      !needsProof || reason.trim().length >= alasanRevisiMin
        ? undefined
        : reason.trim()
          ? say('Alasan minimal %{n} karakter.', { n: alasanRevisiMin })
          : inWords(messages.required),
    berkasPendukung: !needsProof || file ? undefined : inWords(messages.required),
  };
  const shown = (name: keyof typeof problems) => (tried ? problems[name] : undefined) ?? refusal[name];

  const send = async () => {
    setTried(true);
    if (wrongScore || Object.values(problems).some(Boolean)) return;
    setBusy(true);
    setRefusal({});
    try {
      if (revision)
        await http(`${revisiNilai.endpoint}/${encodeURIComponent(revision.id)}`, {
          method: 'PUT',
          body: {
            aksi: 'teruskan',
            version: revision.version,
            rincian,
            ...(reason.trim() ? { catatan: reason.trim() } : {}),
          },
        });
      else
        await http(revisiNilai.endpoint, {
          method: 'POST',
          body: { idPendaftarMbkm: sheet.pendaftar.id, alasan: reason.trim(), berkasPendukung: file, rincian },
        });
      notify(say(words[mode].done), { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      const byField = fieldErrorsOf(error);
      const unseen = Object.keys(byField).some(name => !(name in problems));
      setRefusal(Object.keys(byField).length && !unseen ? byField : { umum: messageOf(error), ...byField });
    } finally {
      setBusy(false);
    }
  };
  const { types, maxMb } = revisiNilai.fields.berkasPendukung;
  return (
    <AskDialog
      title={say(words[mode].title)}
      verb={say(words[mode].button)}
      busy={busy}
      onAgree={send}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <DialogContentText>{say(words[mode].text)}</DialogContentText>
        {refusal.umum ? <Alert severity="error">{refusal.umum}</Alert> : null}
        {mode === 'sanggah' ? (
          <ChosenCourses
            sheet={sheet}
            chosen={chosen}
            onToggle={id =>
              setChosen(known => new Set(known.has(id) ? [...known].filter(one => one !== id) : [...known, id]))
            }
          />
        ) : (
          <NewGrades
            sheet={sheet}
            scores={scores}
            onScore={(id, text) => setScores(known => ({ ...known, [id]: text }))}
          />
        )}
        {shown('rincian') ? (
          <Alert severity="error" data-salah="">
            {shown('rincian')}
          </Alert>
        ) : null}
        <TextField
          label={needsProof ? say('Alasan') : say('Catatan')}
          required={needsProof}
          multiline
          minRows={3}
          value={reason}
          onChange={event => setReason(event.target.value)}
          error={Boolean(shown('alasan'))}
          helperText={counted({ message: shown('alasan'), value: reason, least: needsProof ? alasanRevisiMin : 0 })}
        />
        {needsProof ? (
          <UploadField
            target={{ resource: revisiNilai.name, field: 'berkasPendukung', types, maxMb }}
            label={say('Berkas pendukung')}
            required
            value={file}
            onChange={setFile}
            error={shown('berkasPendukung')}
          />
        ) : null}
      </Stack>
    </AskDialog>
  );
}

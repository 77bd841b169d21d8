import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../../../resources/kit/index.ts';
import type { UsahaMendaftarUlang } from '../../../../resources/kwu/bacaan.ts';
import { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import type { DplTersedia } from '../../../../resources/programme/ownGroup.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { NoteInput } from '../../../platform/ui/NoteInput.tsx';
import { useNote } from '../../../platform/ui/useNote.ts';
import { useGroupCall } from '../../mbkm/group/useGroupCall.ts';
import { LoadBar } from '../../monitoring/monitor/LoadBar.tsx';
import { LecturerOption, lecturerChoice, lecturerWords } from '../../monitoring/monitor/lecturerChoice.tsx';
import { loadOf } from './SupervisorLoads.tsx';

interface Props {
  business: UsahaMendaftarUlang;
  lecturers: readonly DplTersedia[];
  onClose: () => void;
}

/** Gives a business its lecturer, with everybody's load in view; another one than before needs a note. */
export default function AssignDialog({ business, lecturers, onClose }: Props) {
  const say = useWords();
  const [chosen, setChosen] = useState<DplTersedia | null>(null);
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const queries = useQueryClient();
  const { call, busy } = useGroupCall();
  const note = useNote(`dpl ${business.id}`, business.dpl !== null);
  const send = async () => {
    setAsked(true);
    if (!note.check() || !chosen) return;
    const refused = await call('dpl', `${kelompokKwu.endpoint}/${business.id}/dpl`, {
      method: 'PUT',
      body: { idPegawai: chosen.id, version: business.version, ...(note.text ? { catatan: note.text } : {}) },
      done: 'DPL ditetapkan.',
    });
    setProblem(refused);
    await queries.invalidateQueries({ queryKey: [kelompokKwu.name] });
    if (refused === null) onClose();
  };
  return (
    <AskDialog
      title={`${business.dpl ? 'Ganti' : 'Tetapkan'} DPL ${business.namaUsaha}`}
      verb="Tetapkan"
      problem={problem}
      busy={busy !== null}
      onAgree={send}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {business.dpl ? (
          <Alert severity="warning">
            DPL sekarang {business.dpl}; yang menunggu jawabannya berpindah kepada DPL yang baru.
          </Alert>
        ) : null}
        <Autocomplete<DplTersedia>
          {...lecturerChoice}
          {...lecturerWords(say)}
          options={lecturers}
          value={chosen}
          getOptionDisabled={({ sisa }) => sisa <= 0}
          onChange={(_, lecturer) => setChosen(lecturer)}
          renderOption={(option, lecturer) => (
            <LecturerOption
              key={option.key}
              option={option}
              nama={lecturer.nama}
              beside={[lecturer.prodi, lecturer.keahlian].filter(Boolean).join(' · ')}
              load={loadOf(lecturer)}
            />
          )}
          renderInput={params => (
            <TextField
              {...params}
              label="DPL"
              required
              error={asked && !chosen}
              helperText={asked && !chosen ? inWords(messages.required) : null}
            />
          )}
        />
        {chosen ? <LoadBar {...loadOf(chosen)} /> : null}
        <NoteInput {...note.input} minRows={2} />
      </Stack>
    </AskDialog>
  );
}

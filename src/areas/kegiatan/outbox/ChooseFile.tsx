import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState } from 'react';
import { fileRules, PickButtons } from '../../../platform/patterns/upload/PickButtons.tsx';
import { fileProblem } from '../../../platform/patterns/upload/useUpload.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { type SmallFile, smallFile } from './smallFile.ts';

interface Props {
  label: string;
  types: readonly string[];
  maxMb: number;
  /** Number of further files that fit, and the message for one too many; undefined if only the server knows. */
  room: { left: number; tooMany: string } | undefined;
  /** Takes the file as it is to be kept. @throws Error with the person's words when it cannot be */
  onChosen: (file: SmallFile) => Promise<void>;
}

/** Chooses or photographs a document that is kept on the device. */
export function ChooseFile({ label, types, maxMb, room, onChosen }: Props) {
  const say = useWords();
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const phone = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const takeOne = async (file: File): Promise<string | null> => {
    try {
      // A photo may be any size before it is shrunk; of a wrong kind it is not even read.
      const wrong = fileProblem(file, { types, maxMb: Number.POSITIVE_INFINITY });
      if (wrong) return wrong;
      const small = await smallFile(file);
      const large = fileProblem(new File([small.bytes], small.name), { types, maxMb });
      if (!large) await onChosen(small);
      return large;
    } catch (error) {
      return messageOf(error);
    }
  };
  /** Each by itself: one that cannot be kept does not take those chosen after it along. */
  const take = async (chosen: readonly File[]) => {
    setBusy(true);
    setProblem(null);
    const problems = new Map<string, string[]>();
    let kept = 0;
    for (const file of chosen) {
      const wrong = room && kept >= room.left ? room.tooMany : await takeOne(file);
      if (wrong === null) kept++;
      else problems.set(wrong, [...(problems.get(wrong) ?? []), file.name]);
    }
    setProblem(
      [...problems].map(([why, names]) => (chosen.length > 1 ? `${names.join(', ')}: ${why}` : why)).join(' ') || null,
    );
    setBusy(false);
  };
  if (room && room.left <= 0 && !busy)
    return problem ? (
      <FormHelperText error role="alert" data-salah="" sx={{ overflowWrap: 'anywhere' }}>
        {problem}
      </FormHelperText>
    ) : null;
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-nama`}
      aria-describedby={`${id}-kata`}
      data-salah={problem ? '' : undefined}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        void take([...event.dataTransfer.files]);
      }}
      sx={{
        p: 1.5,
        border: 1,
        borderStyle: 'dashed',
        borderColor: problem ? 'error.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <Typography id={`${id}-nama`} variant="subtitle2" component="div">
        {label}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {fileRules(types, maxMb, say)}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
        <PickButtons
          label={label}
          busy={busy}
          onFile={() => files.current?.click()}
          onPhoto={phone ? () => camera.current?.click() : undefined}
        />
      </Stack>
      <FormHelperText
        id={`${id}-kata`}
        error={Boolean(problem)}
        role={problem ? 'alert' : undefined}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {problem}
      </FormHelperText>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        aria-label={`Berkas ${label}`}
        accept={types.map(type => `.${type}`).join(',')}
        onChange={event => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          void take(chosen);
        }}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={say('Kamera %{isian}', { isian: label })}
        onChange={event => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          void take(chosen);
        }}
      />
    </Box>
  );
}

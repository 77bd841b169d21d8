import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { messages } from '../../../../resources/kit/index.ts';
import { useKept } from '../../../platform/common/unsaved/useKept.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { useGroupCall } from './useGroupCall.ts';

interface Props {
  label: string;
  help: string;
  verb: string;
  max: number;
  tidy: (typed: string) => string;
  path: string;
  bodyOf: (value: string) => object;
  done: string;
}

/** One value and the call that it is sent with. */
export function OneField({ label, help, verb, max, tidy, path, bodyOf, done }: Props) {
  const { call, busy } = useGroupCall();
  const [typed, setTyped] = useKept({ name: path, initial: '', shape: z.string(), onPage: true });
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const value = tidy(typed);
    setProblem(
      value ? await call(verb, path, { method: 'POST', body: bodyOf(value), done }) : inWords(messages.required),
    );
  };
  return (
    <Box component="form" noValidate onSubmit={send}>
      <TextField
        label={label}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        error={problem !== null}
        helperText={problem ?? help}
        margin="none"
        fullWidth
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: max } }}
      />
      <Button type="submit" variant="outlined" loading={busy === verb} sx={{ mt: 1.5 }}>
        {verb}
      </Button>
    </Box>
  );
}

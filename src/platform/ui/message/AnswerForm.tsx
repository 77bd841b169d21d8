import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { z } from 'zod';
import type { IsiPercakapan } from '../../../../resources/pesan/panggilanPercakapan.ts';
import { useKept } from '../../common/unsaved/useKept.ts';
import { http } from '../../providers/http.ts';
import { useWords } from '../../providers/language.ts';
import { fieldErrorsOf, messageOf } from '../failedCall.ts';
import { threadsKey } from './useThreads.ts';

const initial = { isi: '' };
const shape = z.object({ isi: z.string() });

/** Writes an answer; what is typed outlives a failure and the session. */
export function AnswerForm({ id }: { id: string }) {
  const say = useWords();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [{ isi }, put] = useKept({ name: `balasan ${id}`, initial, shape, onPage: true });
  // The same answer sent twice is one; the next one has a name of its own.
  const [kunci, setKunci] = useState(() => crypto.randomUUID());
  const [wrong, setWrong] = useState<string>();
  const send = useMutation({
    mutationFn: async () =>
      (await http<IsiPercakapan>(`percakapan/${id}/balasan`, { method: 'POST', body: { isi, kunci }, quiet: true }))
        .data,
    onMutate: () => setWrong(undefined),
    onSuccess: thread => {
      queryClient.setQueryData([...threadsKey, id], thread);
      put(initial);
      setKunci(crypto.randomUUID());
      notify(say('Balasan dikirim.'), { type: 'success' });
    },
    onError: reason => setWrong(fieldErrorsOf(reason).isi ?? messageOf(reason)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: threadsKey }),
  });
  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <TextField
        label={say('Balasan Anda')}
        margin="none"
        multiline
        minRows={3}
        fullWidth
        value={isi}
        onChange={event => put({ isi: event.target.value })}
        error={wrong !== undefined}
        helperText={wrong}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      <div>
        <Button variant="contained" loading={send.isPending} disabled={!isi.trim()} onClick={() => send.mutate()}>
          {say('Kirim balasan')}
        </Button>
      </div>
    </Stack>
  );
}

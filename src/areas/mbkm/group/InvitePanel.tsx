import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { messages } from '../../../../resources/kit/index.ts';
import { useKept } from '../../../platform/common/unsaved/useKept.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { inWords } from '../../../platform/providers/reading.ts';
import { useGroupCall } from './useGroupCall.ts';

interface Props {
  /** Of the groups. */
  endpoint: string;
  id: string;
  version: number;
  /** Number of further members that fit into the group. */
  room: number;
}

/** Invites students by NPM; all of them, or nobody. */
export function InvitePanel({ endpoint, id, version, room }: Props) {
  const { call, busy } = useGroupCall();
  const [typed, setTyped] = useKept({ name: `undang ${id}`, initial: '', shape: z.string(), onPage: true });
  const [problem, setProblem] = useState<string | null>(null);
  const npm = typed.split(/[\s,;]+/).filter(Boolean);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (npm.length === 0) return setProblem(inWords(messages.required));
    const done = npm.length === 1 ? 'Undangan dikirim.' : `${npm.length} undangan dikirim.`;
    const refused = await call('undang', `${endpoint}/${id}/undang`, {
      method: 'POST',
      body: { npm, version },
      done,
    });
    setProblem(refused);
    if (!refused) setTyped('');
  };
  return (
    <Panel title="Undang anggota">
      <Box component="form" noValidate onSubmit={send}>
        <TextField
          label="NPM"
          value={typed}
          onChange={event => setTyped(event.target.value)}
          error={problem !== null}
          helperText={problem ?? `Pisahkan beberapa NPM dengan spasi. Masih ada ${Math.max(0, room)} tempat.`}
          margin="none"
          fullWidth
          multiline
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 800 } }}
        />
        <Button type="submit" variant="outlined" loading={busy === 'undang'} disabled={room <= 0} sx={{ mt: 1.5 }}>
          Undang
        </Button>
      </Box>
    </Panel>
  );
}

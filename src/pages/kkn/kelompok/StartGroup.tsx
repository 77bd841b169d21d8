import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { messages } from '../../../../resources/kit/index.ts';
import { kelompok } from '../../../../resources/kkn/kelompok.ts';
import { Panel } from '../../../patterns/record/Panel.tsx';
import { useGroupCall } from './useOwnGroup.ts';

/** Without a group: join one by its code, or begin one of one's own. */
export function StartGroup({ idGelombang }: { idGelombang: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Panel title="Gabung dengan kode">
        <OneField
          label="Kode gabung"
          help="Enam huruf dan angka dari ketua kelompok."
          verb="Gabung"
          tidy={typed => typed.trim().toUpperCase()}
          max={6}
          path={`${kelompok.endpoint}/gabung`}
          bodyOf={kodeGabung => ({ kodeGabung })}
          done="Anda bergabung dengan kelompok."
        />
      </Panel>
      <Panel title="Buat kelompok baru">
        <OneField
          label="Nama kelompok"
          help="Anda menjadi ketua dan mengundang anggota."
          verb="Buat kelompok"
          tidy={typed => typed.trim()}
          max={100}
          path={kelompok.endpoint}
          bodyOf={nama => ({ nama, idGelombang })}
          done="Kelompok dibuat."
        />
      </Panel>
    </Box>
  );
}

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

function OneField({ label, help, verb, max, tidy, path, bodyOf, done }: Props) {
  const { call, busy } = useGroupCall();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const value = tidy(typed);
    setProblem(value ? await call(verb, path, { method: 'POST', body: bodyOf(value), done }) : messages.required);
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

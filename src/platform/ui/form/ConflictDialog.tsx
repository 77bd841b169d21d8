import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useSaveContext } from 'react-admin';
import { noteName } from '../../../../resources/kit/index.ts';
import { usePhone } from '../../common/usePhone.ts';
import type { Values } from '../../providers/api.ts';
import { useWords } from '../../providers/language.ts';
import { DialogButtons } from '../DialogButtons.tsx';
import { useDeclaration } from '../registry.ts';
import { embeddedLabel } from '../representation.ts';
import { ShownValue } from '../ShownValue.tsx';
import { useFieldLabel } from '../useFieldLabel.ts';
import type { Conflict } from './conflict.ts';
import { pickDeep, sameValue } from './formValues.ts';

interface Props {
  conflict: Conflict;
  /** Told what travels on the second attempt. */
  onSend: (mine: Values) => void;
  onClose: () => void;
}

type Choice = 'mine' | 'latest';

/** Somebody else saved first: both versions side by side, and which one counts, field by field. */
export default function ConflictDialog({ conflict: { mine, base, latest, note }, onSend, onClose }: Props) {
  const title = useId();
  const resource = useDeclaration();
  const labelOf = useFieldLabel();
  const { save, saving } = useSaveContext();
  const phone = usePhone();
  const names = Object.keys(resource.fields);
  const now = pickDeep(resource, latest, names);
  const before = pickDeep(resource, base, names);
  const both = Object.keys(mine).filter(name => !sameValue(mine[name], now[name]));
  const onlyTheirs = names.filter(name => !(name in mine) && !sameValue(now[name], before[name]));
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const choiceOf = (name: string): Choice => choices[name] ?? 'mine';
  const setAll = (choice: Choice) => setChoices(Object.fromEntries(both.map(name => [name, choice])));

  const say = useWords();
  const send = () => {
    const kept = Object.fromEntries(both.filter(name => choiceOf(name) === 'mine').map(name => [name, mine[name]]));
    onSend(kept);
    save?.({}, { transform: () => ({ ...kept, ...(note ? { [noteName]: note } : {}), version: latest.version }) });
  };
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={phone} onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{say('Data ini baru saja diubah pengguna lain')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {say('Isian Anda belum disimpan. Pilih versi yang dipakai untuk setiap kolom, lalu simpan.')}
        </Alert>
        {both.length > 1 ? (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 1 }}>
            <Button size="small" onClick={() => setAll('latest')}>
              {say('Pakai semua yang terbaru')}
            </Button>
            <Button size="small" onClick={() => setAll('mine')}>
              {say('Timpa semua dengan isian saya')}
            </Button>
          </Box>
        ) : null}
        {both.map(name => (
          <Box key={name} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
            <Typography id={`${title}-${name}`} variant="subtitle2">
              {labelOf(name)}
            </Typography>
            <RadioGroup
              aria-labelledby={`${title}-${name}`}
              value={choiceOf(name)}
              onChange={(_, chosen) => setChoices({ ...choices, [name]: chosen === 'mine' ? 'mine' : 'latest' })}
              sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, mt: 0.5 }}
            >
              <Version choice="latest" label={say('Pakai yang terbaru')}>
                <ShownValue source={name} value={now[name]} label={embeddedLabel(latest, name)} />
              </Version>
              <Version choice="mine" label={say('Timpa dengan isian saya')}>
                <ShownValue source={name} value={mine[name]} />
              </Version>
            </RadioGroup>
          </Box>
        ))}
        {onlyTheirs.length > 0 ? (
          <Box sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="subtitle2">{say('Diubah pengguna lain, tidak Anda ubah')}</Typography>
            {onlyTheirs.map(name => (
              <Typography key={name} variant="body2" component="div" sx={{ mt: 0.5 }}>
                {labelOf(name)}: <ShownValue source={name} value={before[name]} /> →{' '}
                <ShownValue source={name} value={now[name]} label={embeddedLabel(latest, name)} />
              </Typography>
            ))}
          </Box>
        ) : null}
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose}>{say('Kembali ke formulir')}</Button>
        <Button variant="contained" onClick={send} loading={saving}>
          {say('Simpan')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function Version({ choice, label, children }: { choice: Choice; label: string; children: React.ReactNode }) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, py: 1, minWidth: 0 }}>
      <FormControlLabel value={choice} control={<Radio size="small" />} label={label} />
      <Box sx={{ pl: 3.5, overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  );
}

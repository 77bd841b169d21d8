import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useId } from 'react';
import type { GambarSitus } from '../../../../resources/pengaturan/panggilanSitus.ts';
import type { BagianSitus, IsianSitus } from '../../../../resources/pengaturan/situs.ts';
import type { NilaiSitus } from '../../../../resources/pengaturan/situsSkema.ts';
import { EntryMoves } from '../../../platform/common/EntryMoves.tsx';
import { useShownKeys } from '../../../platform/common/keys.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { CardsField } from './CardsField.tsx';
import { textOf } from './documentEdit.ts';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';
import { TextValue } from './TextValue.tsx';

/** Place of a section among those that can be moved. */
interface Place {
  first: boolean;
  last: boolean;
  shown: boolean;
  onMove: (step: -1 | 1) => void;
  onShow: (shown: boolean) => void;
}

interface Props {
  section: string;
  form: BagianSitus;
  values: Readonly<Record<string, NilaiSitus>>;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Differs from the code. */
  changed: boolean;
  errors: Readonly<Record<string, string>>;
  known: ReadonlyMap<string, GambarSitus>;
  onUploaded: (picture: GambarSitus) => void;
  onChange: (field: string, value: NilaiSitus) => void;
  onReset: () => void;
  /** Undefined: it stays where it is. */
  place?: Place | undefined;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** A section of a page: its place, whether it is shown, and its fields. */
export function SectionCard({ section, form, values, open, onOpen, changed, errors, place, onReset, ...rest }: Props) {
  const body = useId();
  const wrong = Object.keys(errors).some(path => path === `isi.${section}` || path.startsWith(`isi.${section}.`));
  useShownKeys(place ? [{ keys: ['Alt', '↑ ↓'], does: 'Pindahkan bagian halaman' }] : []);
  const byKeys = (event: KeyboardEvent) => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (!step || !place) return;
    event.preventDefault();
    place.onMove(step);
  };
  return (
    <Paper variant="outlined" component="section" aria-label={form.label} data-section={section} sx={{ p: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 0.5 }}>
        <Button
          color="inherit"
          aria-expanded={open}
          aria-controls={body}
          aria-keyshortcuts={place ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
          onClick={() => onOpen(!open)}
          onKeyDown={byKeys}
          endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
          sx={{
            flex: { xs: '1 1 100%', sm: '1 1 160px' },
            justifyContent: 'space-between',
            fontWeight: 600,
            textAlign: 'left',
          }}
        >
          {form.label}
        </Button>
        {wrong ? <Chip size="small" color="error" label="Perlu diperbaiki" /> : null}
        {changed ? <Chip size="small" variant="outlined" color="primary" label="Diubah" /> : null}
        {place && form.hideable ? (
          <FormControlLabel
            label="Tampil"
            sx={{ ml: 0, mr: 0.5 }}
            control={
              <Switch
                size="small"
                checked={place.shown}
                slotProps={{ input: { 'aria-label': `Tampilkan ${form.label}` } }}
                onChange={event => place.onShow(event.target.checked)}
              />
            }
          />
        ) : null}
        {place ? <EntryMoves name={form.label} first={place.first} last={place.last} onMove={place.onMove} /> : null}
      </Stack>
      <Collapse in={open} unmountOnExit>
        <Box id={body} sx={{ pt: 2 }}>
          <Stack spacing={2.5}>
            {Object.entries(form.fields).map(([name, isian]) => (
              <SiteField
                key={name}
                isian={isian}
                value={values[name]}
                path={`isi.${section}.${name}`}
                errors={errors}
                {...rest}
                onChange={value => rest.onChange(name, value)}
              />
            ))}
            {changed ? (
              <Button size="small" onClick={onReset} sx={{ alignSelf: 'flex-start' }}>
                Kembalikan teks bawaan bagian ini
              </Button>
            ) : null}
          </Stack>
        </Box>
      </Collapse>
    </Paper>
  );
}

interface FieldProps extends Pick<Props, 'errors' | 'known' | 'onUploaded'> {
  isian: IsianSitus;
  value: NilaiSitus | undefined;
  path: string;
  onChange: (value: NilaiSitus) => void;
}

function SiteField({ isian, value, path, errors, known, onUploaded, onChange }: FieldProps) {
  switch (isian.kind) {
    case 'text':
      return <TextValue isian={isian} value={textOf(value)} error={errors[path]} onChange={onChange} />;
    case 'link':
      return (
        <TextField
          label={isian.label}
          required
          margin="none"
          value={textOf(value)}
          error={errors[path] !== undefined}
          helperText={errors[path] === undefined ? '/halaman, #bagian, atau https://…' : inWords(errors[path])}
          onChange={event => onChange(event.target.value)}
        />
      );
    case 'picture':
      return (
        <PictureField
          label={isian.label}
          value={value}
          path={path}
          errors={errors}
          known={known}
          onUploaded={onUploaded}
          onChange={onChange}
        />
      );
    case 'cards':
      return <CardsField isian={isian} value={value} path={path} errors={errors} onChange={onChange} />;
    case 'texts':
    case 'items':
      return <ListField isian={isian} value={value} path={path} errors={errors} onChange={onChange} />;
  }
}

import AddIcon from '@mui/icons-material/Add';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useRef } from 'react';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import { type FieldOf, mostRows } from '../../../../resources/kit/index.ts';
import { useShownKeys } from '../../common/keys.ts';
import { useWords } from '../../providers/language.ts';
import { useIsHeading } from '../form/SectionGrid.tsx';
import { useFieldLabel } from '../useFieldLabel.ts';
import { InputFrom } from './InputFrom.tsx';
import { plainInputs } from './plain.tsx';
import { RowsTotals } from './RowsTotals.tsx';
import type { InputProps } from './useFieldInput.ts';

/**
 * Child rows, edited with their parent: one line each on wide screens, a card each on phones. Alt with an arrow key
 * moves the row that has the focus.
 */
export function RowsInput({ source, field }: InputProps<FieldOf<'rows'>>) {
  const say = useWords();
  const label = useFieldLabel()(source);
  const isHeading = useIsHeading(label);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const adds = useRef<HTMLButtonElement>(null);
  const { errors } = useFormState({ name: source });
  // `keyName` must not be `id`: child rows bring an id of their own.
  const { fields: rows, append, remove, move } = useFieldArray({ name: source, keyName: 'kunci' });
  const error: unknown = get(errors, `${source}.message`) ?? get(errors, `${source}.root.message`);
  const names = Object.entries(field.fields).filter(([, child]) => !child.readOnly);

  const add = () => append(Object.fromEntries(names.map(([name, child]) => [name, child.default ?? null])));
  const shift = (index: number, by: number) => {
    const to = index + by;
    if (to < 0 || to >= rows.length) return;
    move(index, to);
    requestAnimationFrame(() => box.current?.querySelectorAll<HTMLElement>('[data-baris]')[to]?.focus());
  };
  /** The next row has the focus then, after the last one the button that adds. */
  const drop = (index: number) => {
    remove(index);
    requestAnimationFrame(() => {
      const left = box.current?.querySelectorAll<HTMLElement>('[data-baris]') ?? [];
      (left[Math.min(index, left.length - 1)] ?? adds.current)?.focus();
    });
  };
  useShownKeys(rows.length > 1 ? [{ keys: ['Alt', '↑ ↓'], does: say('Pindahkan baris isian') }] : []);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    shift(index, event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <Box role="group" aria-labelledby={id} ref={box}>
      <Typography id={id} variant="subtitle2" className={isHeading ? 'visually-hidden' : undefined} sx={{ mb: 1 }}>
        {label}
        {field.required ? ' *' : ''}
      </Typography>
      <Stack spacing={1.5}>
        {rows.map((row, index) => (
          <Box
            key={row.kunci}
            role="group"
            aria-label={say('%{nama} baris %{x}', { nama: label, x: index + 1 })}
            data-baris
            tabIndex={-1}
            onKeyDown={event => onKeyDown(event, index)}
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
              alignItems: 'start',
              p: { xs: 1.5, sm: 0 },
              pb: { sm: 1.5 },
              borderStyle: 'solid',
              borderWidth: { xs: 1, sm: '0 0 1px' },
              borderColor: 'divider',
              borderRadius: { xs: 1, sm: 0 },
            }}
          >
            <Box
              sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))' }}
            >
              {names.map(([name]) => (
                <InputFrom key={name} source={`${source}.${index}.${name}`} table={plainInputs} />
              ))}
            </Box>
            <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
              <RowButton
                label={say('Naikkan baris %{x}', { x: index + 1 })}
                disabled={index === 0}
                onClick={() => shift(index, -1)}
              >
                <ArrowUpwardIcon fontSize="small" />
              </RowButton>
              <RowButton
                label={say('Turunkan baris %{x}', { x: index + 1 })}
                disabled={index === rows.length - 1}
                onClick={() => shift(index, 1)}
              >
                <ArrowDownwardIcon fontSize="small" />
              </RowButton>
              <RowButton label={say('Hapus baris %{x}', { x: index + 1 })} onClick={() => drop(index)}>
                <DeleteOutlineIcon fontSize="small" />
              </RowButton>
            </Stack>
          </Box>
        ))}
      </Stack>
      {rows.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('Belum ada baris.')}
        </Typography>
      ) : null}
      <RowsTotals source={source} />
      {typeof error === 'string' ? (
        <FormHelperText error data-salah="">
          {error}
        </FormHelperText>
      ) : null}
      {field.help ? <FormHelperText>{field.help}</FormHelperText> : null}
      <Button
        size="small"
        ref={adds}
        startIcon={<AddIcon />}
        onClick={add}
        disabled={rows.length >= (field.most?.[0] ?? mostRows)}
        sx={{ mt: 1 }}
      >
        {say('Tambah baris')}
      </Button>
    </Box>
  );
}

interface RowButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function RowButton({ label, disabled, onClick, children }: RowButtonProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} disabled={disabled} onClick={onClick} size="small">
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}

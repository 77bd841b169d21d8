import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRecordContext } from 'react-admin';
import type { ChoiceCards } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { FieldCell } from '../../ui/FieldCell.tsx';
import { useFieldLabel } from '../../ui/useFieldLabel.ts';
import { isEmpty } from '../record/source.ts';

interface Props {
  cards: ChoiceCards;
  /** Name of the radio group. */
  group: string;
  chosen: boolean;
  onChoose: () => void;
}

/** One row to choose: what it is, its facts, the places left. The whole card is the radio's label. */
export function ChoiceCard({ cards, group, chosen, onChoose }: Props) {
  const record = useRecordContext();
  const labelOf = useFieldLabel();
  const id = useId();
  if (!record) return null;
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        gap: 0.5,
        p: 1.5,
        pl: 0.5,
        border: 1,
        borderColor: chosen ? 'primary.main' : 'divider',
        outline: chosen ? '1px solid' : 'none',
        outlineColor: 'primary.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
        cursor: 'pointer',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Radio
        name={group}
        checked={chosen}
        onChange={onChoose}
        // Screen readers read the visible text: a reference by its name, a choice by its words.
        slotProps={{ input: { 'aria-labelledby': `${id}-judul ${id}-bawah` } }}
        sx={{ alignSelf: 'flex-start', mt: -0.75 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
            <Typography id={`${id}-judul`} variant="subtitle1" component="div">
              <FieldCell source={cards.title} />
            </Typography>
            {isEmpty(record[cards.subtitle]) ? null : (
              <Typography id={`${id}-bawah`} variant="body2" sx={{ color: 'text.secondary' }}>
                <FieldCell source={cards.subtitle} />
              </Typography>
            )}
          </Box>
          {cards.seats ? <Seats of={record[cards.seats.of]} taken={record[cards.seats.taken]} /> : null}
        </Stack>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
            gap: 1,
            m: 0,
            mt: 1.25,
          }}
        >
          {cards.facts
            .filter(name => !isEmpty(record[name]))
            .map(name => (
              <div key={name}>
                <Typography variant="caption" component="dt" sx={{ color: 'text.secondary' }}>
                  {labelOf(name)}
                </Typography>
                <Typography variant="body2" component="dd" className="angka" sx={{ m: 0 }}>
                  <FieldCell source={name} />
                </Typography>
              </div>
            ))}
        </Box>
      </Box>
    </Box>
  );
}

/** Places left; a full row may still be chosen, because places become free again. */
function Seats({ of, taken }: { of: unknown; taken: unknown }) {
  const say = useWords();
  const left = Math.max(0, Number(of) - Number(taken));
  return (
    <Chip
      size="small"
      variant="outlined"
      color={left > 0 ? 'success' : 'warning'}
      label={left > 0 ? say('Sisa %{n} dari %{n2}', { n: left, n2: Number(of) }) : say('Kuota penuh')}
    />
  );
}

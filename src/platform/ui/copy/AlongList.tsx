import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CopyAlong, CopyPlan } from '../../../../resources/kit/index.ts';
import { formatWeekday } from '../../providers/format.ts';
import { useLabel, useWords } from '../../providers/language.ts';

interface Props {
  plan: CopyPlan;
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
}

/** Rows that come along, by resource: each can be left out, and says which of its rows cannot come and why. */
export function AlongList({ plan, left, onLeft }: Props) {
  const labelOf = useLabel();
  const say = useWords();
  const heading = useId();
  const there = plan.anak.filter(({ jumlah }) => jumlah > 0);
  if (!there.length) return null;
  const stays = (name: string): boolean => {
    const { induk = null } = plan.anak.find(one => one.resource === name) ?? {};
    return left.has(name) || (induk !== null && stays(induk));
  };
  const turn = (name: string) =>
    onLeft(left.has(name) ? new Set([...left].filter(one => one !== name)) : new Set([...left, name]));
  return (
    <Box>
      <Typography id={heading} component="h2" variant="h6">
        {say('Ikut disalin')}
      </Typography>
      <FormGroup aria-labelledby={heading}>
        {there.map(along => (
          <Box key={along.resource} sx={{ pl: depthOf(plan, along) * 4 }}>
            <FormControlLabel
              control={<Checkbox checked={!stays(along.resource)} onChange={() => turn(along.resource)} />}
              disabled={along.induk !== null && stays(along.induk)}
              label={`${labelOf(along.label)} (${along.jumlah})`}
            />
            {stays(along.resource) ? null : <AlongRows along={along} />}
          </Box>
        ))}
      </FormGroup>
    </Box>
  );
}

const depthOf = (plan: CopyPlan, { induk }: CopyAlong): number => {
  const parent = plan.anak.find(({ resource }) => resource === induk);
  return parent ? 1 + depthOf(plan, parent) : 0;
};

function AlongRows({ along }: { along: CopyAlong }) {
  const labelOf = useLabel();
  const say = useWords();
  const refused = along.baris.filter(({ pesan }) => pesan);
  return (
    <Box sx={{ pl: 4, mb: 1 }}>
      {refused.map(({ nama, pesan, id }) => (
        <Typography key={id} variant="body2" sx={{ color: 'warning.dark' }}>
          {`${say('Tidak ikut: %{nama}.', { nama })} ${pesan}`}
        </Typography>
      ))}
      <details>
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
          {say('Lihat %{a} dari %{b}', { a: Math.min(along.jumlah, along.baris.length), b: along.jumlah })}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 280, overflowY: 'auto' }}>
          {along.baris.map(({ nama, tanggal, id }) => (
            <Typography key={id} component="li" variant="body2">
              {nama}
              {tanggal.map(({ field, label, dari, ke }) => (
                <Box key={field} component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {`${labelOf(label)}: ${formatWeekday(dari)} → ${formatWeekday(ke)}`}
                </Box>
              ))}
            </Typography>
          ))}
        </Box>
      </details>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { inWords } from '../../providers/reading.ts';
import { FieldCell } from '../FieldCell.tsx';
import { useIsHeading } from '../form/SectionGrid.tsx';
import { fieldOf, useDeclaration } from '../registry.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

interface Props {
  source: string;
  /** Why it cannot be changed here. */
  reason?: string;
}

/** A field as label and value: on show pages, and in forms for what the person cannot write. */
export function ShownField({ source, reason }: Props) {
  const { label, unit } = fieldOf(useDeclaration(), source);
  return (
    <LabelledValue label={useFieldLabel()(source)} reason={reason}>
      {/* "20 SKS diajukan" below "SKS diajukan" says it twice. */}
      <FieldCell source={source} full alone={unit !== label} />
    </LabelledValue>
  );
}

/** A label and what stands below it. */
export function LabelledValue({ label, reason, children }: { label: string; reason?: string; children: ReactNode }) {
  const isHeading = useIsHeading(label);
  return (
    <Box component="dl" sx={{ minWidth: 0, m: 0 }}>
      <Typography
        component="dt"
        variant="caption"
        className={isHeading ? 'visually-hidden' : undefined}
        sx={{ color: 'text.secondary', display: 'block' }}
      >
        {label}
      </Typography>
      <Typography component="dd" variant="body1" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
      {reason ? (
        <Typography component="dd" variant="caption" sx={{ m: 0, color: 'text.secondary' }}>
          {inWords(reason)}
        </Typography>
      ) : null}
    </Box>
  );
}

import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { usePhone } from '../../../platform/common/usePhone.ts';
import { isEmpty, type Values } from '../../../platform/patterns/record/source.ts';
import { FieldInput } from '../../../platform/ui/FieldInput.tsx';
import { fieldOf, useDeclaration } from '../../../platform/ui/registry.ts';

/** Inputs side by side as far as they fit; a text has a line of its own. */
export function EntryInputs({ fields, children }: { fields: readonly string[]; children?: ReactNode }) {
  const resource = useDeclaration();
  const wide = new Set(['longtext', 'text']);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {fields.map(name => {
        const { kind } = fieldOf(resource, name);
        const span = wide.has(kind) ? '1 / -1' : kind === 'time' ? 'span 1' : { xs: '1 / -1', sm: 'span 2' };
        return (
          <Box key={name} sx={{ gridColumn: span }}>
            <FieldInput source={name} />
          </Box>
        );
      })}
      <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>{children}</Box>
    </Box>
  );
}

/** A headed part of the form. */
export const EntryPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 2 }}>
    <Typography variant="subtitle2" component="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Paper>
);

interface RareProps {
  /** Fields that it holds, declared as `rare`. */
  names: readonly string[];
  values: Values;
  children: ReactNode;
}

/** Fields that few fill in: "Isian lain (3)". Collapsed on phones unless a field is filled or has an error. */
export function RarePart({ names, values, children }: RareProps) {
  const phone = usePhone();
  const [open, setOpen] = useState(() => !phone || names.some(name => !isEmpty(values[name])));
  const { errors } = useFormState({ name: [...names] });
  // Opens as soon as a field in it has an error.
  if (!open && names.some(name => name in errors)) setOpen(true);
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={open}
      onChange={(_, next) => setOpen(next)}
      sx={{ borderRadius: 1, '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography variant="subtitle2" component="h2">
          Isian lain ({names.length})
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

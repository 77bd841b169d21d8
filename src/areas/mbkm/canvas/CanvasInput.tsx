import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { CanvasSheet } from '../../../../resources/kit/canvas.ts';
import type { Field } from '../../../../resources/kit/index.ts';
import { isEmpty } from '../../../platform/patterns/record/source.ts';
import { useFieldInput } from '../../../platform/ui/inputs/useFieldInput.ts';
import { fieldOf, useDeclaration } from '../../../platform/ui/registry.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { CanvasGrid } from './CanvasGrid.tsx';

interface Props {
  sheet: CanvasSheet;
  /** Content below the text of a block. */
  below?: (field: string) => ReactNode;
}

/** The canvas of the form around, to be filled in: how far it is, and the blocks. */
export function CanvasInput({ sheet, below }: Props) {
  const resource = useDeclaration();
  const values = useWatch<Record<string, unknown>>();
  const filled = sheet.blocks.filter(({ field }) => !isEmpty(values[field])).length;
  const words = `${filled} dari ${sheet.blocks.length} blok terisi`;
  return (
    <>
      <Box
        sx={{
          position: { xs: 'sticky', md: 'static' },
          top: 56,
          zIndex: 1,
          py: 1,
          mb: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Typography variant="body2" role="status">
          {words}
        </Typography>
        <LinearProgress
          variant="determinate"
          color={filled === sheet.blocks.length ? 'success' : 'secondary'}
          value={(filled / sheet.blocks.length) * 100}
          aria-label={words}
          sx={{ mt: 0.5, borderRadius: 1 }}
        />
      </Box>
      <CanvasGrid
        sheet={sheet}
        block={({ field, ask }, at) => (
          <BlockInput source={field} field={fieldOf(resource, field)} ask={ask} at={at} below={below?.(field)} />
        )}
      />
    </>
  );
}

interface BlockProps {
  source: string;
  field: Field;
  ask: string;
  at: number;
  below: ReactNode;
}

function BlockInput({ source, field, ask, at, below }: BlockProps) {
  const { id, label, control, inputRef, invalid, message } = useFieldInput({ source, field });
  const asked = field.required || field.needed !== undefined;
  return (
    <BlockFrame at={at} title={asked ? `${label} *` : label} ask={ask} filled={!isEmpty(control.value)}>
      <InputBase
        {...control}
        value={control.value ?? ''}
        id={id}
        inputRef={inputRef}
        error={invalid}
        multiline
        minRows={3}
        inputProps={{
          'aria-label': label,
          'aria-invalid': invalid,
          'aria-required': asked || undefined,
          ...(invalid ? { 'aria-describedby': `${id}-salah` } : {}),
        }}
        sx={{
          flex: 1,
          alignItems: 'flex-start',
          p: 1,
          borderRadius: 1,
          border: 1,
          fontSize: { xs: 16, md: 14 },
          borderColor: invalid ? 'error.main' : 'divider',
          '&.Mui-focused': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
        }}
      />
      {invalid ? (
        <Typography id={`${id}-salah`} variant="caption" color="error" sx={{ mt: 0.5 }}>
          {message}
        </Typography>
      ) : null}
      {below}
    </BlockFrame>
  );
}

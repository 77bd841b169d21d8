import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Form as AdminForm } from 'react-admin';
import type { Form } from '../../../../resources/kit/form/definition.ts';
import { AnswerFields } from '../../../platform/ui/questions/AnswerFields.tsx';

/** The form as it is answered, with what is typed; what is answered here goes nowhere. */
export function FormPreview({ form, title, text }: { form: Form; title: string; text: string | null }) {
  const [wide, setWide] = useState(false);
  return (
    <Box component="section" aria-label="Pratinjau">
      <ToggleButtonGroup
        exclusive
        size="small"
        value={wide}
        aria-label="Lebar pratinjau"
        onChange={(_, next: boolean | null) => next !== null && setWide(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={false}>Ponsel</ToggleButton>
        <ToggleButton value>Layar lebar</ToggleButton>
      </ToggleButtonGroup>
      <Box
        data-pratinjau={wide ? 'lebar' : 'ponsel'}
        sx={{
          width: wide ? '100%' : 360,
          maxWidth: '100%',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          p: 2,
          bgcolor: 'background.default',
        }}
      >
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {text ? (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', color: 'text.secondary', mb: 1 }}>
            {text}
          </Typography>
        ) : null}
        <AdminForm noValidate record={{}} sanitizeEmptyValues={false}>
          <AnswerFields form={form} />
        </AdminForm>
      </Box>
    </Box>
  );
}

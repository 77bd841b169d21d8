import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useId } from 'react';
import { Form } from 'react-admin';
import type { Values } from '../../providers/api.ts';
import { type FormMode, FormModeContext } from './FormMode.ts';
import { FormToolbar } from './FormToolbar.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { UntoldErrors } from './UntoldErrors.tsx';
import { useFormRules } from './useFormRules.ts';

interface Props {
  mode: FormMode;
  title: string;
  subtitle?: string;
  /** Where "Batal" leads; a form that is its own page is reset by it. */
  back: string | undefined;
  saved: RefObject<boolean>;
  defaultValues?: Values;
  children: ReactNode;
}

/** A row that is read again leaves what was typed alone. */
const keepTyped = { keepDirtyValues: true };

/** Page of a create or edit form: title, inputs, and the bar that saves. */
export function FormFrame({ mode, title, subtitle, back, saved, defaultValues, children }: Props) {
  const id = useId();
  const { resolver } = useFormRules(mode);
  return (
    <FormModeContext value={mode}>
      <Box sx={{ maxWidth: 1040 }}>
        {title ? (
          <Typography component="h1" variant="h5">
            {title}
          </Typography>
        ) : null}
        {subtitle ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {subtitle}
          </Typography>
        ) : null}
        <Form
          id={id}
          noValidate
          resolver={resolver}
          defaultValues={defaultValues}
          shouldFocusError={false}
          resetOptions={keepTyped}
        >
          <Paper sx={{ mt: 2, p: { xs: 2, sm: 3 }, pb: { xs: 0, sm: 0 } }}>
            {children}
            <UntoldErrors />
            <FormToolbar form={id} back={back} onlyChanged={mode === 'edit'} />
          </Paper>
          <LeaveGuard name={mode} saved={saved} />
        </Form>
      </Box>
    </FormModeContext>
  );
}

import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useNotify, useRefresh } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { createSchema, errorsByField, inTerms } from '../../../resources/kit/index.ts';
import { worksByKind } from '../../../resources/portofolio/index.ts';
import { luaranRiset } from '../../../resources/riset/luaran.ts';
import { karyaDariLuaran, type TujuanSalinan } from '../../../resources/riset/salinan.ts';
import { usePhone } from '../../platform/common/usePhone.ts';
import type { Values } from '../../platform/providers/api.ts';
import { http } from '../../platform/providers/http.ts';
import { AskButtons, Problem } from '../../platform/ui/AskDialog.tsx';
import { DialogButtons } from '../../platform/ui/DialogButtons.tsx';
import { FormModeContext } from '../../platform/ui/form/FormMode.ts';
import { FormSections } from '../../platform/ui/form/FormSections.tsx';
import { firstValues, pickDeep } from '../../platform/ui/form/formValues.ts';
import { UntoldErrors } from '../../platform/ui/form/UntoldErrors.tsx';
import { useAskedForm } from '../../platform/ui/form/useAskedForm.ts';
import { writableNames } from '../../platform/ui/form/useFormRules.ts';
import { useFieldAccess } from '../../platform/ui/permissions.ts';
import { useRegistry } from '../../platform/ui/registry.ts';

interface Props {
  output: RaRecord;
  target: TujuanSalinan;
  onClose: () => void;
}

/** The work's form must not read the output's record in context. */
const noRecord = {};

/** Asks before an output is copied: the form of the work that it becomes, filled in with what the output says already. */
export default function CopyWorkDialog({ output, target, onClose }: Props) {
  const titleId = useId();
  const phone = usePhone();
  const registry = useRegistry();
  const notify = useNotify();
  const refresh = useRefresh();
  const works = worksByKind[target];
  const { readOnly } = useFieldAccess(works.name);
  const names = writableNames({ resource: works, mode: 'create', record: undefined, readOnly });
  const dataOf = (values: Values) => pickDeep(works, values, names);
  const { form, problem, busy, agree } = useAskedForm({
    about: `salin ${output.id}`,
    values: { ...firstValues(works), ...karyaDariLuaran(target, output) },
    check: values => {
      const data = dataOf(values);
      const checked = createSchema(works, registry.find).safeParse(data);
      return { ...works.check(data), ...(checked.success ? {} : errorsByField(checked.error)) };
    },
    send: async values => {
      await http(`${luaranRiset.endpoint}/${output.id}/salin-portofolio`, {
        method: 'POST',
        body: { ...dataOf(values), version: output.version },
      });
      notify(`Luaran disalin ke ${works.label} ${inTerms('portofolio Anda')} sebagai draf.`, { type: 'success' });
      refresh();
      onClose();
    },
  });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={phone}
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{inTerms('Salin ke Portofolio')}</DialogTitle>
      <DialogContent>
        {problem ? <Problem text={problem} /> : null}
        <Typography sx={{ mb: 2 }}>
          Luaran ini dicatat sekali sebagai draf di {works.label}
          {inTerms(' portofolio Anda. Lengkapi isian yang diminta; draf itu masih dapat diubah sebelum diajukan.')}
        </Typography>
        <ResourceContextProvider value={works.name}>
          <RecordContextProvider value={noRecord}>
            <FormProvider {...form}>
              <FormModeContext value="create">
                <FormSections />
                <UntoldErrors />
              </FormModeContext>
            </FormProvider>
          </RecordContextProvider>
        </ResourceContextProvider>
      </DialogContent>
      <DialogButtons>
        <AskButtons verb="Salin" busy={busy} onAgree={() => void agree()} onClose={onClose} />
      </DialogButtons>
    </Dialog>
  );
}

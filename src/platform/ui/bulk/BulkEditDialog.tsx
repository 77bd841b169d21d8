import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import type { ComponentProps, ReactNode } from 'react';
import { Form, RecordContextProvider, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { type Kind, updateSchema } from '../../../../resources/kit/index.ts';
import { useKept } from '../../common/unsaved/useKept.ts';
import type { Values } from '../../providers/api.ts';
import { useWords } from '../../providers/language.ts';
import { FieldInput } from '../FieldInput.tsx';
import { FormModeContext, lockOf } from '../form/FormMode.ts';
import { pickDeep } from '../form/formValues.ts';
import { HeldFields } from '../form/HeldFields.tsx';
import { useSelection } from '../list/selection.ts';
import { useFieldAccess } from '../permissions.ts';
import { useDeclaration, useRegistry } from '../registry.ts';
import { zodResolver } from '../resolver.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { BulkSubject } from './BulkSubject.tsx';
import { useBulkRun } from './useBulkRun.ts';
import { useReportWords } from './useReportWords.ts';

/** Kinds that say something about one row only. */
const oneByOne: ReadonlySet<Kind> = new Set(['rows', 'file', 'files', 'coordinate', 'week']);

/** Changes chosen fields of all selected rows to the same value. */
export default function BulkEditDialog({ onClose }: { onClose: () => void }) {
  const say = useWords();
  const resource = useDeclaration();
  const registry = useRegistry();
  const { count, target } = useSelection();
  const { counted } = useReportWords(resource);
  const { readOnly, hidden } = useFieldAccess();
  // Without them what was typed would be back, and not be seen.
  const [chosen, setChosen] = useKept<string[]>({
    name: `kolom ${JSON.stringify(target)}`,
    initial: [],
    shape: z.array(z.string()),
  });
  const labelOf = useFieldLabel();
  const api = useCrudApi();
  const { run, close, state } = useBulkRun(done => `${counted(done)} ${say('diubah')}.`, onClose);
  const names = Object.entries(resource.fields)
    .filter(([name, field]) => {
      const lock = lockOf({ resource, source: name, mode: 'bulk', record: undefined, readOnly });
      return !lock && !hidden.has(name) && !field.secret && !field.unique && !oneByOne.has(field.kind);
    })
    .map(([name]) => name);
  const pick = (values: Values) => pickDeep(resource, values, chosen);
  const save = (values: Values) => {
    const data = pick(values);
    return run(() =>
      'ids' in target
        ? api.updateManyReport(resource.name, target.ids, data)
        : api.updateByFilter(resource.name, target.filter, data),
    );
  };
  const schema = updateSchema(resource, registry.find);

  return (
    <FormModeContext value="bulk">
      <RecordContextProvider value={undefined}>
        <Form resolver={zodResolver(schema, pick, () => ({}))} noValidate record={{}}>
          <HeldFields name={`ubah ${JSON.stringify(target)}`} takes />
          <Frame
            title={`${say('Ubah')} ${counted(count)}`}
            state={state}
            onSave={save}
            onClose={close}
            disabled={chosen.length === 0}
          >
            <BulkSubject />
            <DialogContentText sx={{ my: 1.5 }}>
              {say('Pilih kolom yang diubah, lalu isi nilai barunya.')}
            </DialogContentText>
            <Stack spacing={1}>
              {names.map(name => {
                const on = chosen.includes(name);
                return (
                  <div key={name}>
                    <FormControlLabel
                      label={labelOf(name)}
                      control={
                        <Checkbox
                          size="small"
                          checked={on}
                          onChange={() => setChosen(on ? chosen.filter(each => each !== name) : [...chosen, name])}
                        />
                      }
                    />
                    {on ? <FieldInput source={name} /> : null}
                  </div>
                );
              })}
            </Stack>
          </Frame>
        </Form>
      </RecordContextProvider>
    </FormModeContext>
  );
}

interface FrameProps {
  title: string;
  state: ComponentProps<typeof BulkDialog>['state'];
  onSave: (values: Values) => Promise<void>;
  onClose: () => void;
  disabled: boolean;
  children: ReactNode;
}

/** The dialog is drawn outside the form's element, so its button submits through the form's context. */
function Frame({ title, state, onSave, onClose, disabled, children }: FrameProps) {
  const say = useWords();
  const form = useFormContext();
  const translate = useTranslate();
  return (
    <BulkDialog
      title={title}
      verb={translate('ra.action.save')}
      words={[say('diubah'), say('tidak dapat diubah')]}
      state={state}
      onClose={onClose}
      onRun={form.handleSubmit(onSave)}
      disabled={disabled}
    >
      {children}
    </BulkDialog>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Form, RecordContextProvider, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { isOwn, type Kind, updateSchema } from '../../../../resources/kit/index.ts';
import { useKept } from '../../common/unsaved/useKept.ts';
import type { Report, Values } from '../../providers/api.ts';
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
import { ChangePlan } from './ChangePlan.tsx';
import ReceiptsDialog from './ReceiptsDialog.tsx';
import { useBulkRun } from './useBulkRun.ts';
import { useChangePlan } from './useChangePlan.ts';
import { useReportWords } from './useReportWords.ts';
import { useUndoChange, useUndoReport } from './useUndoChange.ts';

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
  const translate = useTranslate();
  const api = useCrudApi();
  const changed = (report: Report) => report.berhasil - (report.sama ?? 0);
  const undo = useUndoChange();
  const undoable = useUndoReport(undo, onClose);
  const [receipts, setReceipts] = useState(false);
  const { plan, look, back, planning, problem } = useChangePlan(target);
  const { run, close, state } = useBulkRun((_, report) => `${counted(changed(report))} ${say('diubah')}.`, onClose, {
    undo: ({ bukti }) => (bukti?.length ? () => undo(bukti) : null),
  });
  const names = Object.entries(resource.fields)
    .filter(([name, field]) => {
      const lock = lockOf({ resource, source: name, mode: 'bulk', record: undefined, readOnly });
      return !lock && !hidden.has(name) && !field.secret && !isOwn(resource, name) && !oneByOne.has(field.kind);
    })
    .map(([name]) => name);
  const pick = (values: Values) => pickDeep(resource, values, chosen);
  const save = (values: Values) => {
    const data = pick(values);
    if (!plan) return look(data);
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
            verb={plan ? translate('ra.action.save') : say('Lanjut')}
            state={{ ...state, busy: state.busy || planning, error: state.error ?? problem }}
            onSave={save}
            onClose={close}
            onBack={plan ? back : undefined}
            onUndo={undoable}
            disabled={chosen.length === 0 || (plan !== null && changed(plan) === 0)}
          >
            {plan ? <ChangePlan plan={plan} /> : null}
            <Box hidden={plan !== null}>
              <BulkSubject />
              <DialogContentText sx={{ my: 1.5 }}>
                {say('Pilih kolom yang diubah, lalu isi nilai barunya.')}{' '}
                {resource.unaudited ? null : (
                  <Button size="small" onClick={() => setReceipts(true)}>
                    {say('Bukti ubah')}
                  </Button>
                )}
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
            </Box>
          </Frame>
        </Form>
        {receipts ? <ReceiptsDialog onClose={() => setReceipts(false)} /> : null}
      </RecordContextProvider>
    </FormModeContext>
  );
}

interface FrameProps
  extends Pick<
    ComponentProps<typeof BulkDialog>,
    'title' | 'verb' | 'state' | 'onClose' | 'onBack' | 'onUndo' | 'disabled'
  > {
  onSave: (values: Values) => Promise<void>;
  children: ReactNode;
}

/** The dialog is drawn outside the form's element, so its button submits through the form's context. */
function Frame({ onSave, children, ...frame }: FrameProps) {
  const say = useWords();
  const form = useFormContext();
  return (
    <BulkDialog {...frame} words={[say('diubah'), say('tidak dapat diubah')]} onRun={form.handleSubmit(onSave)}>
      {children}
    </BulkDialog>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type RaRecord, useGetOne, useRefresh, useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { updateSchema } from '../../../../../resources/kit/index.ts';
import { Loading } from '../../../common/Loading.tsx';
import type { Values } from '../../../providers/api.ts';
import { useWords } from '../../../providers/language.ts';
import { fieldErrorsOf, messageOf } from '../../failedCall.ts';
import { changesOf, pickDeep } from '../../form/formValues.ts';
import { ShortForm } from '../../form/ShortForm.tsx';
import { useHeldFields } from '../../form/useHeldFields.ts';
import { useDeclaration, useRegistry } from '../../registry.ts';
import { representationOf } from '../../representation.ts';
import { zodResolver } from '../../resolver.ts';
import { useSavedToast } from '../../show/useSavedToast.ts';
import { useCrudApi } from '../../useCrudApi.ts';
import type { EditedCell } from './cellEdit.ts';

interface Props {
  cell: EditedCell;
  onClose: () => void;
  /** Done here, and on to the next or former cell. */
  onMove: (by: 1 | -1) => void;
}

/** The input of one cell: Enter saves, Esc leaves it as it was, Tab saves and goes on. */
export default function CellEditor({ cell: { row, source, at }, onClose, onMove }: Props) {
  const say = useWords();
  const resource = useDeclaration();
  // Rows of a list carry what the list shows; rules and choices may look at the rest.
  const { data, error, isFetchedAfterMount } = useGetOne(resource.name, { id: row.id }, { retry: false });
  // What another page left in the cache may be older than what is changed here.
  const record = isFetchedAfterMount ? data : undefined;
  return (
    <Popover
      open
      anchorEl={at}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': representationOf(resource, row), sx: { p: 2, width: 320 } } }}
    >
      {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
      {!record && !error ? <Loading height={96} label={say('Memuat data')} /> : null}
      {record ? <Editor row={record} source={source} onClose={onClose} onMove={onMove} /> : null}
    </Popover>
  );
}

interface EditorProps extends Pick<Props, 'onClose' | 'onMove'> {
  row: RaRecord;
  source: string;
}

function Editor({ row: opened, source, onClose, onMove }: EditorProps) {
  const translate = useTranslate();
  const say = useWords();
  const resource = useDeclaration();
  const registry = useRegistry();
  const api = useCrudApi();
  const refresh = useRefresh();
  const said = useSavedToast();
  // The row that is seen here: a newer one that arrives meanwhile must be refused by its version, not written over.
  const [row] = useState(opened);
  const [problem, setProblem] = useState<string | null>(null);
  const place = useRef<HTMLFormElement>(null);
  const schema = updateSchema(resource, registry.find);
  const form = useForm<Values>({
    defaultValues: row,
    resolver: zodResolver(
      schema,
      values => pickDeep(resource, values, [source]),
      () => ({}),
    ),
  });
  useHeldFields({ form, name: `sel ${row.id} ${source}`, takes: true });
  useEffect(() => {
    const input = place.current?.querySelector<HTMLElement>('input, [role="combobox"], textarea');
    input?.focus();
    if (input instanceof HTMLInputElement) input.select();
  }, []);

  const save = (done: () => void) =>
    form.handleSubmit(async values => {
      const changes = changesOf(resource, values, row, [source]);
      if (Object.keys(changes).length === 0) return done();
      setProblem(null);
      try {
        const { data } = await api.update(resource.name, {
          id: row.id,
          data: { ...changes, version: row.version },
          previousData: row,
        });
        const text = translate('ra.notification.updated', { smart_count: 1 });
        said(text, resource.name, { id: row.id, version: Number(data.version) });
        refresh();
        done();
      } catch (error) {
        const own = fieldErrorsOf(error)[source];
        if (own) form.setError(source, { type: 'server', message: own });
        else setProblem(messageOf(error));
      }
    });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    void save(() => onMove(event.shiftKey ? -1 : 1))();
  };
  return (
    <form ref={place} noValidate onKeyDown={onKeyDown} onSubmit={event => void save(onClose)(event)}>
      <ShortForm resource={resource.name} form={form} mode="edit" fields={[source]} record={row}>
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <Button size="small" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button size="small" type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {say('Simpan')}
          </Button>
        </Stack>
      </ShortForm>
    </form>
  );
}

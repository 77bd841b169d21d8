import { useMemo, useState } from 'react';
import { useResourceContext } from 'react-admin';
import type { RegisterOptions } from '../../../../resources/kit/index.ts';
import { useRegistry } from '../../ui/registry.ts';
import type { Values } from '../record/source.ts';
import { DraftChoice } from './DraftChoice.tsx';
import { draftKey, readDraft, removeDraft } from './deviceDraft.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { answersIn, blankIn, formValues } from './registerValues.ts';

interface Props {
  options: RegisterOptions;
  path: string;
  userId: string;
  row: Values | undefined;
  /** Values chosen on the way to the form. */
  first: Values;
  /** Values from the person's profile, by field. */
  own: Values;
  onCreated: (id: string) => void;
}

/** Decides what the form begins with: the server's row, or what this device has beyond it. */
export function RegisterDraft({ options, path, userId, row, first, own, onCreated }: Props) {
  const id = typeof row?.id === 'string' ? row.id : null;
  const version = typeof row?.version === 'number' ? row.version : null;
  const key = draftKey(userId, path, id);
  const [device, setDevice] = useState(() => {
    const kept = readDraft(key);
    return kept && !kept.sent ? kept : null;
  });
  const [chosen, setChosen] = useState(false);
  const registry = useRegistry();
  const resource = useResourceContext() ?? '';
  const blank = useMemo(() => blankIn(registry, resource, options), [registry, resource, options]);
  if (device && device.version !== version && !chosen)
    return (
      <DraftChoice
        at={device.at}
        onDevice={() => setChosen(true)}
        onServer={() => {
          removeDraft(key);
          setDevice(null);
        }}
      />
    );
  // A draft that has been handed in before keeps its choices.
  const open = !row?.nomorPendaftaran;
  const chosenNow = open && Object.entries(first).some(([name, value]) => row?.[name] !== value);
  const server = {
    ...formValues(options, row, blank, own),
    ...answersIn(registry.get(resource), row),
    ...(open ? first : {}),
  };
  const note = row?.[options.returned];
  return (
    <RegisterForm
      options={options}
      blank={blank}
      path={path}
      userId={userId}
      stored={{ id, version }}
      values={device ? { ...server, ...device.values } : server}
      unsent={device !== null || (row !== undefined && chosenNow)}
      note={typeof note === 'string' && note && row?.status === 'revisi' ? note : null}
      onCreated={onCreated}
    />
  );
}

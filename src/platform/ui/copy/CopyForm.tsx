import { useMemo, useRef, useState } from 'react';
import { CreateBase, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { CopyPlan } from '../../../../resources/kit/index.ts';
import type { CopyMeta } from '../../providers/dataProvider.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { FormerDays } from '../form/FormerDay.tsx';
import { FormFrame } from '../form/FormFrame.tsx';
import { FormSections } from '../form/FormSections.tsx';
import { firstValues, pickDeep } from '../form/formValues.ts';
import { useFormRules } from '../form/useFormRules.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudPages } from '../useCrudPath.ts';
import { CopyHead } from './CopyHead.tsx';

/** The form of a new row, filled in from another one; what comes along is chosen above it. */
export function CopyForm({ first }: { first: CopyPlan }) {
  const labelOf = useLabel();
  const say = useWords();
  const resource = useDeclaration();
  const { pathTo } = useCrudPages(resource.name);
  const notify = useNotify();
  const navigate = useNavigate();
  const saved = useRef(false);
  const { writable } = useFormRules('create');
  const [plan, setPlan] = useState(first);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const defaults = useMemo(() => ({ ...firstValues(resource), ...first.nilai }), [resource, first]);
  const former = useMemo(() => new Map(first.tanggal.map(({ field, dari }) => [field, dari])), [first]);
  const meta: CopyMeta = {
    salin: { id: plan.id, anak: plan.anak.flatMap(({ resource: name }) => (left.has(name) ? [] : [name])) },
  };
  return (
    <CreateBase
      transform={values => pickDeep(resource, values, writable)}
      mutationOptions={{
        meta,
        onSuccess: data => {
          saved.current = true;
          notify(say('%{data} disalin.', { data: labelOf(resource.label) }), { type: 'success' });
          void navigate(pathTo({ type: 'show', id: data.id }) ?? '/');
        },
      }}
    >
      <FormFrame
        mode="create"
        title={say('Salin %{data}', { data: labelOf(resource.label) })}
        subtitle={say('Dari %{nama}', { nama: plan.nama })}
        back={pathTo({ type: 'list' }) ?? '/'}
        saved={saved}
        defaultValues={defaults}
      >
        <CopyHead plan={plan} onPlan={setPlan} left={left} onLeft={setLeft} />
        <FormerDays value={former}>
          <FormSections />
        </FormerDays>
      </FormFrame>
    </CreateBase>
  );
}

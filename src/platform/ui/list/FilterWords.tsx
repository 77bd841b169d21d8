import { Suspense } from 'react';
import { useTranslateLabel } from 'react-admin';
import { putOffFilter } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { type Phrase, useLabel, useWords } from '../../providers/language.ts';
import { RefLabel } from '../cells/RefLabel.tsx';
import { cellFilterName } from '../pivot/pivotPath.ts';
import { fieldOf, useDeclaration } from '../registry.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { wordsOf } from '../words.ts';
import { readFilterName } from './useFilters.ts';
import { useProgrammeFilters } from './useScreenKinds.ts';

const CellWords = lazyScreen(() => import('../pivot/CellWords.tsx'));

const between = {
  gte: 'dari',
  gt: 'di atas',
  lte: 'sampai',
  lt: 'di bawah',
  neq: 'bukan',
  nin: 'bukan',
  q: 'memuat',
} as const satisfies Readonly<Record<string, Phrase>>;

const isBetween = (operator: string): operator is keyof typeof between => Object.hasOwn(between, operator);

/** A filter in words: "Angkatan dari 2023", "Provinsi: Jawa Timur". */
export function FilterWords({ name, value }: { name: string; value: unknown }) {
  const resource = useDeclaration();
  const labelOf = useFieldLabel();
  const say = useWords();
  const said = useLabel();
  const { source, operator } = readFilterName(name);
  const { tie, place } = useProgrammeFilters();
  const translated = useTranslateLabel();
  if (name === cellFilterName)
    return (
      <Suspense>
        <CellWords cell={value} />
      </Suspense>
    );
  if (name === putOffFilter) return say(value === true ? 'Anda tunda' : 'Tanpa yang Anda tunda');
  const computed = Object.hasOwn(resource.computedFilters, name) ? resource.computedFilters[name] : undefined;
  const chosen = computed?.ref
    ? { label: computed.label, field: computed.ref }
    : computed?.of === 'tie'
      ? tie
      : undefined;
  if (chosen)
    return (
      <>
        {chosen.label}: <RefLabel to={chosen.field.to} id={String(value)} />
      </>
    );
  if (computed?.of === 'place') {
    const [, at = '', worth = ''] = /^(\w+):(.*)$/.exec(String(value)) ?? [];
    const found = place(at);
    if (found)
      return (
        <>
          {translated({ resource: found.resource, source: at })}:{' '}
          {found.field.kind === 'ref' ? <RefLabel to={found.field.to} id={worth} /> : wordsOf(found.field, worth)}
        </>
      );
  }
  if (computed) {
    const codes: unknown[] = Array.isArray(value) ? value : [value];
    return `${said(computed.label)}: ${codes.map(code => said(computed.words[String(code)] ?? String(code))).join(', ')}`;
  }
  // A link may name a filter that this list does not have; the server refuses it, the chip lets it be removed.
  if (!(source in resource.fields) && source !== 'id') return `${name}: ${String(value)}`;
  if (operator === 'null') return `${labelOf(source)}: ${say(value ? 'kosong' : 'terisi')}`;
  const field = fieldOf(resource, source);
  const start = isBetween(operator) ? `${labelOf(source)} ${say(between[operator])} ` : `${labelOf(source)}: `;
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return (
    <>
      {start}
      {field.kind === 'ref' || field.kind === 'refs'
        ? values.map((id, i) => (
            <span key={String(id)}>
              {i > 0 ? ', ' : ''}
              <RefLabel to={field.to} id={String(id)} />
            </span>
          ))
        : values.map(each => wordsOf(field, each)).join(', ')}
    </>
  );
}

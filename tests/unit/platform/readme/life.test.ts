import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import type { Workflow } from '../../../../resources/kit/index.ts';

const folder = join(import.meta.dirname, '../../../../docs/domain');
const heading = /\*\*Life of [^*]+\*\* \(`([^`]+)`, `([^`]+)`\):\n\n```mermaid\nstateDiagram-v2\n([\s\S]*?)```/g;
const pages = readdirSync(folder).filter(name => /^[1-9]\d-.*\.md$/.test(name));
const diagrams = pages.flatMap(page =>
  [...readFileSync(join(folder, page), 'utf8').matchAll(heading)].map(([, resource = '', field = '', drawn = '']) => ({
    page,
    resource,
    field,
    drawn: drawn
      .trim()
      .split('\n')
      .map(line => line.trim()),
  })),
);

/** Steps of a workflow as a diagram draws them: those that stay in their state are not drawn. */
function stepsOf({ initial, actions }: Workflow): string[] {
  const named = new Map<string, Set<string>>();
  for (const [action, { arrows }] of Object.entries(actions))
    for (const { from, to } of arrows)
      for (const line of from.flatMap(a => to.filter(b => a !== b).map(b => `${a} --> ${b}`)))
        named.set(line, (named.get(line) ?? new Set()).add(action));
  return [`[*] --> ${initial}`, ...[...named].map(([line, names]) => `${line}: ${[...names].join(', ')}`)];
}

describe('docs/domain', () => {
  it.each(pages)('%s begins with the life of a row', page => {
    expect(diagrams.some(diagram => diagram.page === page)).toBe(true);
  });

  it.each(diagrams)('$page draws $resource $field as it is declared', ({ resource, field, drawn }) => {
    const declared = registry.get(resource).fields[field];
    if (declared?.kind !== 'status') throw new Error(`${resource}.${field} has no workflow`);
    expect(drawn.toSorted()).toEqual(stepsOf(declared.workflow).toSorted());
  });
});

import { expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { defaultMenu, type MenuNode } from '../../../../resources/menu.ts';
import { isRole } from '../../../../resources/roles.ts';

const drawn = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap(node => (node.hiddenInMenu ? [] : [node, ...drawn(node.children)]));
const menu = drawn(defaultMenu(registry.screens));

test('what a role uses every week is in its drawer', () => {
  expect(registry.weekly.length).toBeGreaterThan(0);
  for (const { screen, by } of registry.weekly)
    for (const role of Object.keys(by))
      expect(isRole(role) && menu.find(({ link }) => link === screen)?.roles[role], `${role} ${screen}`).toBeTruthy();
});

test('no two weekly screens of a role ask for the same place', () => {
  const places = registry.weekly.flatMap(({ by }) => Object.entries(by).map(([role, place]) => `${role} ${place}`));
  expect(new Set(places).size).toBe(places.length);
});

test('what can be done from the search leads to a drawn screen and asks for a right that there is', () => {
  expect(registry.actions.length).toBeGreaterThan(0);
  for (const { screen, needs, by } of registry.actions) {
    const node = menu.find(({ link }) => link === screen);
    expect(node, screen).toBeTruthy();
    for (const role of by ?? []) expect(node?.roles[role], `${screen} ${role}`).toBeTruthy();
    expect(registry.find(needs[0]), needs[0]).toBeTruthy();
  }
});

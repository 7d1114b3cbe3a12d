import TextField from '@mui/material/TextField';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endTimers, recordTimers } from './page';

describe('the timers of a page', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('end with it, timeouts and intervals', () => {
    vi.useFakeTimers();
    recordTimers();
    const late = vi.fn();
    setTimeout(late, 1000);
    setInterval(late, 500);

    endTimers();
    vi.advanceTimersByTime(5000);

    expect(late).not.toHaveBeenCalled();
  });

  it('run as long as it exists', () => {
    vi.useFakeTimers();
    recordTimers();
    const soon = vi.fn();
    setTimeout(soon, 1000, 'said');

    vi.advanceTimersByTime(1000);

    expect(soon).toHaveBeenCalledExactlyOnceWith('said');
  });
});

describe('the labels of an element', () => {
  const labelsOf = (id: string) =>
    [...((document.getElementById(id) as HTMLInputElement).labels ?? ['none'])].map((label) =>
      typeof label === 'string' ? label : label.textContent?.trim(),
    );

  it('are around it, or refer to it', () => {
    document.body.innerHTML = `
      <label for="a">first</label><input id="a"><label for="a">second</label>
      <label>around <input id="b"> and <select id="c"></select></label>
      <label for="a">third, around <button id="d"></button></label>
      <label>a div <span><textarea id="e"></textarea></span></label>
      <label for="">nothing <input id="f"></label>
      <label for="h">hidden</label><input id="h" type="hidden">
      <label for="twice">twice</label><output id="twice"></output><meter id="twice" class="second"></meter>`;
    expect(labelsOf('a')).toEqual(['first', 'second', 'third, around']);
    expect(labelsOf('b')).toEqual(['around  and']);
    expect(labelsOf('c')).toEqual([]);
    expect(labelsOf('d')).toEqual([]);
    expect(labelsOf('e')).toEqual(['a div']);
    expect(labelsOf('f')).toEqual([]);
    expect(labelsOf('h')).toEqual(['none']);
    expect(labelsOf('twice')).toEqual(['twice']);
    expect(document.querySelector<HTMLMeterElement>('meter')?.labels).toHaveLength(0);
  });

  it('are also found outside the page', () => {
    const label = document.createElement('label');
    const input = document.createElement('input');
    label.append('apart', input);
    expect([...(input.labels ?? [])]).toEqual([label]);
  });
});

describe('a component without the styles of the app', () => {
  it('leaves none in the page, so that the next one works after the head was emptied', () => {
    render(createElement(TextField, { label: 'Name' }));
    expect(document.querySelectorAll('style')).toHaveLength(0);
    document.head.replaceChildren();
    render(createElement(TextField, { label: 'Other' }));
    expect(screen.getByLabelText('Other')).toBeVisible();
  });
});

describe('the computed style of an element', () => {
  const PAGE = `
    <main><p>text <b>bold</b></p><ul><li>one</li></ul><table><thead hidden><tr><th>a</th></tr></thead></table>
    <button type="button">press</button><input><input type="hidden"><dialog>closed</dialog><dialog open>open</dialog>
    <details><summary>first</summary><summary>second</summary></details><svg><title>picture</title></svg></main>
    <div style="visibility: hidden"><span>within <i style="visibility: visible">seen</i></span></div>
    <div hidden><em>gone</em></div><div style="display: none; opacity: 0"><s>gone</s></div><template></template>`;
  const styles = () =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { display, opacity, visibility, pointerEvents } = getComputedStyle(element);
      const read = getComputedStyle(element).getPropertyValue('display');
      return [element.outerHTML.slice(0, 30), display, read, opacity, visibility, pointerEvents];
    });

  it("is jsdom's own, which is asked when a page has a sheet", () => {
    document.body.innerHTML = PAGE;
    const fast = styles();
    document.head.innerHTML = '<style>nothing { color: red }</style>';
    expect(fast).toEqual(styles());
    expect(new Set(fast.map(([, display]) => display)).size).toBeGreaterThan(5);
    document.head.innerHTML = '<style>p { display: none }</style>';
    expect(document.querySelector('p')).not.toBeVisible();
  });
});

it('React records no stack for each element', () => {
  const stacks = ['a', 'b'].map((type) => Reflect.get(createElement(type), '_debugStack') as unknown);
  expect(stacks[0]).toBeInstanceOf(Error);
  expect(stacks[0]).toBe(stacks[1]);
});

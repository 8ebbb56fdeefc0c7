/** The script of public pages: Share, Copy, Print, and a day navigation that follows the reader. The page is complete without it. */

const SAID_FOR_MS = 5000;
const DONE_FOR_MS = 2000;

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-action]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const action = button.dataset['action'];
    if (action === 'print') window.print();
    else if (action === 'copy-json') void copyElement(button);
    else void share(button, action === 'share');
  });
}
followReader();

/** The device's own share sheet where it is wanted and there is one, else the clipboard; a refused clipboard shows the link, selected. */
async function share(button: HTMLButtonElement, bySheet: boolean): Promise<void> {
  const url = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content ?? location.href;
  if (bySheet && typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: document.title, url });
      return;
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
    }
  }
  if (await copied(url, button)) return;
  say(url, true);
}

/** A refused clipboard leaves the text selected, to be copied by hand. */
async function copyElement(button: HTMLButtonElement): Promise<void> {
  const element = document.getElementById(button.dataset['copies'] ?? '');
  if (!element || (await copied(element.textContent ?? '', button))) return;
  getSelection()?.selectAllChildren(element);
}

async function copied(text: string, button: HTMLButtonElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  say(button.dataset['said'] ?? '', false);
  markDone(button);
  return true;
}

let saidTimer = 0;

function say(text: string, selected: boolean): void {
  const place = document.querySelector('.said');
  if (!place) return;
  place.textContent = text;
  clearTimeout(saidTimer);
  if (selected) getSelection()?.selectAllChildren(place);
  else saidTimer = window.setTimeout(() => place.replaceChildren(), SAID_FOR_MS);
}

function markDone(button: HTMLButtonElement): void {
  const use = button.querySelector('use');
  const word = button.querySelector('span');
  if (!use || !word || button.classList.contains('is-done')) return;
  const before = [use.getAttribute('href') ?? '', word.textContent ?? ''] as const;
  const set = (icon: string, text: string): void => {
    use.setAttribute('href', icon);
    word.textContent = text;
    button.classList.toggle('is-done');
  };
  set('#i-check', 'Copied');
  setTimeout(() => set(...before), DONE_FOR_MS);
}

/** The last day that has reached the upper part of the window is the current step; those before it lie behind. */
function followReader(): void {
  const list = document.querySelector('.wayline ol');
  if (!list || !('IntersectionObserver' in window)) return;
  const days = [...document.querySelectorAll('.day')];
  const links = [...list.querySelectorAll('a')];
  let shown = -1;
  // The observer only wakes: after a jump no day may have crossed the line, so the places themselves decide.
  const observer = new IntersectionObserver(
    () => {
      const line = window.innerHeight * 0.35;
      const current = days.findLastIndex((day) => day.getBoundingClientRect().top < line);
      if (current !== shown) show(current);
    },
    { rootMargin: '0px 0px -65% 0px' },
  );
  for (const day of days) observer.observe(day);

  function show(current: number): void {
    shown = current;
    for (const [index, link] of links.entries()) {
      const item = link.parentElement;
      item?.classList.toggle('is-past', index < current);
      item?.classList.toggle('is-now', index === current);
      if (index === current) link.setAttribute('aria-current', 'step');
      else link.removeAttribute('aria-current');
    }
    const item = links[current]?.parentElement;
    if (list && item) list.scrollTo({ left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2 });
  }
}

// A module, so that its names are its own.
export {};

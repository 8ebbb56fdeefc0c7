/**
 * The script of a deal in a frame: tells the page around it how high it is, at first and whenever that changes (T-141). A height is no secret, so
 * any page may hear it; the one that listens checks from where it comes.
 */

const card = document.querySelector('main');
if (card && window.parent !== window) {
  const tell = (): void => {
    window.parent.postMessage({ type: 'waypage-height', height: Math.ceil(card.getBoundingClientRect().height) }, '*');
  };
  new ResizeObserver(tell).observe(card);
  tell();
}

// A module, so that its names are its own.
export {};

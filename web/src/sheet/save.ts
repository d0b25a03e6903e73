/** Gives the reader a file, or a page of paper. */

/** Saves a text as a file under this name. */
export function save(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Prints one element alone, wherever on the page it stands. */
export function printOnly(element: HTMLElement): void {
  const copy = element.cloneNode(true) as HTMLElement;
  const root = document.documentElement.classList;
  copy.classList.add('printed');
  document.body.append(copy);
  root.add('printing');
  const done = () => {
    root.remove('printing');
    copy.remove();
  };
  window.addEventListener('afterprint', done, { once: true });
  window.print();
}

/** A day as a file's name has it. */
export function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How sharing ended: `copied` where the device has no sheet to share with. */
export type Shared = "shared" | "copied" | "cancelled" | "failed";

export interface Shareable {
  title: string;
  text?: string;
  url: string;
}

/** True when the text is in the clipboard. Pages without TLS have no clipboard of their own: an old way remains. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

function copyTheOldWay(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position:fixed;inset:0 auto auto 0;opacity:0";
  document.body.append(field);
  field.focus();
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Whether this device has a sheet to share links with. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

export async function shareLink(link: Shareable): Promise<Shared> {
  if (!canShare()) return (await copyText(link.url)) ? "copied" : "failed";
  return handOver(link);
}

/** A picture with a link; where files cannot be shared the link goes alone. */
export async function sharePicture(picture: File, link: Shareable): Promise<Shared> {
  const withPicture = { ...link, files: [picture] };
  const canSharePicture = canShare() && typeof navigator.canShare === "function" && navigator.canShare(withPicture);
  return canSharePicture ? handOver(withPicture) : shareLink(link);
}

async function handOver(data: ShareData): Promise<Shared> {
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    return data.url !== undefined && (await copyText(data.url)) ? "copied" : "failed";
  }
}

/** Saves something under a name on this device. */
export function saveAs(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

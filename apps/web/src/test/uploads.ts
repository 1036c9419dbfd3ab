/** Behaviour of the fake server with a file: received share and answer. */
type Answer = { status: number; body: unknown } | "network";

/** A file's way to the server, as a test takes it there step by step. */
export class FakeUpload extends EventTarget {
  static sent: FakeUpload[] = [];

  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  form: FormData | null = null;
  timeout = 0;
  status = 0;
  responseText = "";
  isCalledOff = false;

  open(): void {
    FakeUpload.sent.push(this);
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(form: FormData): void {
    this.form = form;
  }

  abort(): void {
    this.isCalledOff = true;
    this.dispatchEvent(new Event("abort"));
  }

  /** Some of it has left the device, from 0 to 1. */
  progress(share: number): void {
    const about = { lengthComputable: true, loaded: share * 100, total: 100 };
    this.upload.dispatchEvent(new ProgressEvent("progress", about));
  }

  /** The server answers, or the line breaks. */
  answer(answer: Answer): void {
    if (answer === "network") {
      this.dispatchEvent(new Event("error"));
      return;
    }
    this.status = answer.status;
    this.responseText = JSON.stringify(answer.body);
    this.dispatchEvent(new Event("load"));
  }
}

/** A chair, and a glass of water on a small table. Hidden from screen readers: the text offers both. */
export function ChairAndWaterDrawing() {
  return (
    <svg
      viewBox="0 0 320 350"
      width="100%"
      fill="none"
      stroke="var(--seal-moth)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path stroke="var(--line-strong)" strokeWidth="3" d="M6 338H314" />
      <g fill="var(--gold)">
        {/* Back legs, back, seat, front legs. */}
        <path d="M58 236H70V322H58ZM142 236H154V322H142Z" />
        <path d="M46 36H60V196H46ZM152 36H166V196H152Z" />
        <path d="M77 66H87V196H77ZM101 62H111V196H101ZM125 66H135V196H125Z" />
        <path d="M40 28Q106 4 172 28V66Q106 46 40 66Z" />
        <path d="M40 286H172V296H40Z" />
        <path d="M44 194H168L190 230H22Z" fill="var(--seal-heart)" />
        <path d="M22 230H190V246H22Z" />
        <path d="M28 246H42V338H28ZM170 246H184V338H170Z" />
      </g>
      <g fill="var(--paper)">
        <path d="M252 218H264V326H252ZM230 338Q258 316 286 338Z" fill="var(--gold)" />
        <path d="M206 206H310V220H206Z" fill="var(--gold)" />
        <path d="M232 126H284L277 206H239Z" />
        <path d="M234 150Q258 158 282 150L277 206H239Z" fill="var(--blue-line)" />
        <path strokeWidth="3" stroke="var(--paper)" d="M246 164L249 192" />
      </g>
    </svg>
  );
}

import { Bust, Glasses } from "./bust.tsx";

/** Long dark hair over one shoulder. */
export function AlmaPortrait() {
  return (
    <Bust
      cloth="plum"
      behind={
        <path
          d="M64 92C58 52 78 32 102 32C130 32 144 56 138 96C136 120 150 138 144 172C128 182 118 172 116 150H84C80 158 70 160 62 154C68 132 66 112 64 92z"
          fill="var(--art-hair)"
        />
      }
    >
      <path
        d="M66 92C62 56 80 38 102 38C128 38 138 58 134 92C130 80 124 70 112 58C104 70 84 76 72 78C69 82 67 86 66 92z"
        fill="var(--art-hair)"
      />
      <path
        d="M112 38.500C130 42 137 62 134 92C130 80 124 70 112 58Q120 50 112 38.500z"
        fill="var(--art-ink)"
        opacity=".35"
      />
      <path
        d="M134 96C140 122 134 142 126 162C134 172 142 172 146 168C150 142 138 122 138 92z"
        fill="var(--art-hair)"
      />
    </Bust>
  );
}

/** Short curls and a beard. */
export function BrunoPortrait() {
  return (
    <Bust cloth="clay" skin={{ own: 38, paint: "wood-shade" }}>
      <path
        d="M69 92C70 118 82 133 100 133S130 118 131 92C127 100 122 103 116 102C108 97 92 97 84 102C78 103 73 100 69 92z"
        fill="var(--art-ink)"
      />
      <path
        d="M116 102C122 103 127 100 131 92C130 118 118 133 100 133C110 126 116 114 116 102z"
        fill="#000"
        opacity=".16"
      />
      <path d="M90 108.500q10 7 20 0q-10-3-20 0z" fill="var(--art-skin-shade)" />
      <path
        d="M68 78C60 70 62 58 70 56C68 44 80 36 88 40C94 31 110 31 114 39C124 36 134 46 130 55C140 60 140 72 132 78C130 66 124 60 116 60Q100 56 84 60C76 60 70 66 68 78z"
        fill="var(--art-ink)"
      />
    </Bust>
  );
}

/** Grey hair to the chin and round glasses. */
export function NoorPortrait() {
  return (
    <Bust
      cloth="leaf"
      skin={{ own: 68, paint: "clay-shade" }}
      behind={
        <path
          d="M60 116C54 62 72 34 100 34S146 62 140 116C134 124 124 124 120 118H80C76 124 66 124 60 116z"
          fill="var(--art-stone-shade)"
        />
      }
    >
      <path
        d="M64 104C58 62 76 38 100 38S142 62 136 104C132 88 130 74 122 66C108 70 92 66 88 56C82 68 70 78 64 104z"
        fill="var(--art-stone)"
      />
      <path
        d="M108 38.700C136 44 141 70 136 104C132 88 130 74 122 66Q124 50 108 38.700z"
        fill="var(--art-stone-shade)"
      />
      <Glasses />
    </Bust>
  );
}

/** A bald head, a short grey beard, and a scarf. */
export function TeoPortrait() {
  return (
    <Bust cloth="cloth">
      <path
        d="M69 82C66 96 70 122 84 129C94 135 106 135 116 129C130 122 134 96 131 82C129 92 128 98 124 102C114 99 108 101 104 103H96C92 101 86 99 76 102C72 98 71 92 69 82z"
        fill="var(--art-paper-shade)"
      />
      <path
        d="M124 102C128 98 129 92 131 82C134 96 130 122 116 129C110 132 104 133.300 100 133C114 126 120 114 124 102z"
        fill="var(--art-stone)"
        opacity=".5"
      />
      <path
        d="M91 109.500q9 6.500 18 0"
        fill="none"
        stroke="var(--art-ink)"
        strokeLinecap="round"
        strokeWidth="2.600"
      />
      <path
        d="M70 84C62 80 64 66 72 62C70 70 70 76 70 84zM130 84C138 80 136 66 128 62C130 70 130 76 130 84z"
        fill="var(--art-paper-shade)"
      />
      <path
        d="M72 142C86 152 114 152 128 142C136 150 134 160 126 164C108 172 90 172 74 164C66 160 64 150 72 142z"
        fill="var(--art-clay)"
      />
      <path
        d="M108 168L124 164C126 178 130 190 132 202H112C112 190 110 178 108 168z"
        fill="var(--art-clay-shade)"
      />
    </Bust>
  );
}

/** ESLint rule: a server component may only pass a client component to an island. */

const isClientModule = (source) => /\.client$/.test(source);

/** @type {import('eslint').Rule.RuleModule} */
export const islandsOnly = {
  meta: {
    type: 'problem',
    messages: {
      outside:
        'Nothing would hydrate {{name}} here. Write <Island id="…" component={ {{name}} } props={…}>, or <IslandScope component={ {{name}} } props={…}> for a context provider.',
    },
  },
  create(context) {
    const isPassedToIsland = ({ parent }) =>
      parent?.type === 'JSXExpressionContainer' &&
      parent.parent.type === 'JSXAttribute' &&
      parent.parent.name.name === 'component';
    return {
      ImportDeclaration(node) {
        if (!isClientModule(node.source.value) || node.importKind === 'type') return;
        for (const { name, references } of context.sourceCode.getDeclaredVariables(node))
          for (const { identifier, isTypeReference } of references)
            if (!isTypeReference && !isPassedToIsland(identifier))
              context.report({ node: identifier, messageId: 'outside', data: { name } });
      },
      'ExportNamedDeclaration, ExportAllDeclaration'(node) {
        if (!node.source || !isClientModule(node.source.value) || node.exportKind === 'type')
          return;
        context.report({ node, messageId: 'outside', data: { name: 'what this exports' } });
      },
    };
  },
};
